package panal.lesson;

import java.util.Optional;
import panal.message.Language;
import panal.message.Messages;

/**
 * One thing that the self-test looks at besides the answers.
 *
 * @param subject what it is
 * @param status how it came out
 * @param detail where it failed, or why it was not looked at; empty where all is well
 * @param flaw the mistake that does this, where it is a known one
 */
record Check(Subject subject, Status status, String detail, Optional<Flaw> flaw) {

  /** What is looked at. */
  enum Subject {
    /** Every answer is one of the legal actions. */
    LEGAL,
    /** The same seed gives the same answer. */
    SAME_SEED,
    /** The state that was handed over is as it was. */
    UNTOUCHED,
    /** N(root) is the iterations, N of a node its own simulations and its children's visits. */
    COUNTS,
    /** Finished nodes have no children, and their mean is their utility. */
    FINISHED,
    /** At each of two levels the choices follow what is good for whoever chooses. */
    CHOOSER,
    /** The choices are those of the formula of UCT, for some c. */
    FORMULA
  }

  /** How it came out. */
  enum Status {
    PASSED,
    FAILED,
    NOT_CHECKED
  }

  static Check passed(Subject subject) {
    return new Check(subject, Status.PASSED, "", Optional.empty());
  }

  static Check failed(Subject subject, String detail) {
    return new Check(subject, Status.FAILED, detail, Optional.empty());
  }

  static Check failed(Subject subject, Flaw flaw, String detail) {
    return new Check(subject, Status.FAILED, detail, Optional.of(flaw));
  }

  static Check notChecked(Subject subject, String why) {
    return new Check(subject, Status.NOT_CHECKED, why, Optional.empty());
  }

  /** What it looks at, in words. */
  String what(Language language) {
    return Messages.in(language, "lesson.check." + subject);
  }
}
