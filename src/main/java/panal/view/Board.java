package panal.view;

import java.util.Map;
import panal.game.Glyphs;
import panal.game.Notation;
import panal.game.Picture;
import panal.game.Pictured;
import panal.message.Language;

/**
 * A state as it shows itself in a notebook. The value of a cell that is a state alone is shown like
 * this too, in the notation {@link Notation#RC} and the language of the process.
 *
 * @param state what is seen
 * @param notation of the coordinates
 * @param language of the title
 */
public record Board(Pictured state, Notation notation, Language language) implements Displayable {

  @Override
  public Map<String, String> mimeBundle() {
    Picture picture = state.picture(notation, language);
    return Bundle.picture(BoardSvg.of(picture), picture.title(), toString());
  }

  /** The state as text. */
  @Override
  public String toString() {
    return state.text(Glyphs.UNICODE, notation);
  }
}
