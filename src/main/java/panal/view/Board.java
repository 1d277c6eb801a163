package panal.view;

import java.nio.charset.StandardCharsets;
import java.util.List;
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
public record Board(Pictured state, Notation notation, Language language)
    implements Displayable, Exportable {

  @Override
  public List<String> formats() {
    return List.of("txt", "svg");
  }

  @Override
  public byte[] bytes(String format) {
    String content =
        format.equals("svg") ? BoardSvg.of(state.picture(notation, language)) : this + "\n";
    return content.getBytes(StandardCharsets.UTF_8);
  }

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
