package panal.lesson;

import java.util.Map;
import panal.message.Language;
import panal.message.Messages;
import panal.view.Displayable;

/**
 * A flaw on one page: what it is, the wrong line beside the right one, what to look at, and the
 * smallest position that shows it with the command that walks through it.
 *
 * @param flaw the mistake
 * @param language of the page
 */
public record FlawCard(Flaw flaw, Language language) implements Displayable {

  /** A text of the bug lab. */
  public static String say(Language language, String key, Object... arguments) {
    return Messages.in(language, "lesson.flaws." + key, arguments);
  }

  private String say(String key, Object... arguments) {
    return say(language, key, arguments);
  }

  @Override
  public Map<String, String> mimeBundle() {
    return Map.of("text/plain", toString());
  }

  /** The page as text, without a line end after the last line. */
  @Override
  public String toString() {
    Specimen specimen = Specimens.of(flaw);
    return String.join(
        "\n",
        flaw.code() + ": " + flaw.title(language),
        "",
        flaw.what(language),
        "",
        say("wrong") + flaw.wrong(),
        say("right") + flaw.right(),
        "",
        say("look", flaw.look(language)),
        "",
        specimen.state().toString(),
        "",
        measured(specimen),
        "",
        specimen.command());
  }

  private String measured(Specimen specimen) {
    String optimal = String.join(", ", specimen.optimal());
    if (!specimen.showsInTheAnswer()) {
      return say("inTheSteps", specimen.iterations(), specimen.firstDifference());
    }
    return say(
        "inTheAnswer",
        specimen.positions(),
        optimal,
        specimen.iterations(),
        specimen.seeds(),
        specimen.flawedWrong(),
        specimen.soundWrong(),
        specimen.firstDifference());
  }
}
