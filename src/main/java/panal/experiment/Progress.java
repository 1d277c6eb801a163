package panal.experiment;

import java.util.function.Consumer;
import panal.message.Messages;

/** Somebody who wants to know how far an experiment has come. */
public interface Progress {

  /** Nobody. */
  Progress NONE = (done, all) -> {};

  /** Somebody who wants one line when all is done, such as {@code System.out::println}. */
  static Progress line(Consumer<String> out) {
    return line(out, "experiment.done");
  }

  /** The same for work that is no search: the line is the message of that key. */
  static Progress line(Consumer<String> out, String key) {
    return (done, all) -> {
      if (done == all) {
        out.accept(Messages.of(key, all));
      }
    };
  }

  /**
   * Called by the thread that runs the experiment, once after each piece of work.
   *
   * @param done how many pieces are done, from 1 to {@code all}
   * @param all how many there are
   */
  void done(int done, int all);
}
