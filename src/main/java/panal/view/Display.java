package panal.view;

import java.util.Map;
import panal.game.Notation;
import panal.game.Pictured;
import panal.message.Language;

/** How a value shows itself in a notebook, whichever engine runs it. */
public final class Display {

  private Display() {}

  /**
   * The forms in which a value is shown: a {@link Displayable}'s own, for a {@link Pictured} state
   * those of its {@link Board}, for anything else its {@code toString} as {@code text/plain}.
   *
   * @param value anything, null too
   * @return MIME type → content, unmodifiable, in the order richest first
   */
  public static Map<String, String> bundle(Object value) {
    if (value instanceof Displayable displayable) {
      return displayable.mimeBundle();
    }
    if (value instanceof Pictured state) {
      return new Board(state, Notation.RC, Language.current()).mimeBundle();
    }
    return Map.of("text/plain", String.valueOf(value));
  }
}
