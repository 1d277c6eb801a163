package panal.view;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.Map;
import org.junit.jupiter.api.Test;
import panal.game.Notation;
import panal.games.hex.Hex;
import panal.games.hex.HexGame;
import panal.message.Language;

class DisplayTest {

  private static final Hex HEX = new HexGame(2, 3).initialState();

  @Test
  void aStateIsOneImageThatCarriesItsDrawing() {
    Map<String, String> bundle = new Board(HEX, Notation.A1, Language.ES).mimeBundle();
    assertThat(bundle.keySet()).containsExactly("text/html", "text/plain");
    String html = bundle.get("text/html");
    assertThat(html)
        .startsWith("<img src=\"data:image/svg+xml;base64,")
        .contains("alt=\"Hex 2×3, juega Negro\"");
    String data = html.substring(html.indexOf("base64,") + 7, html.indexOf("\" alt"));
    assertThat(new String(Base64.getDecoder().decode(data), StandardCharsets.UTF_8))
        .isEqualTo(BoardSvg.of(HEX.picture(Notation.A1, Language.ES)));
    assertThat(bundle.get("text/plain")).startsWith("  a b c\n1 ·");
  }

  @Test
  void aBareStateShowsItselfAsItsBoard() {
    assertThat(Display.bundle(HEX))
        .isEqualTo(new Board(HEX, Notation.RC, Language.current()).mimeBundle());
  }

  @Test
  void anythingElseIsText() {
    assertThat(Display.bundle(null)).isEqualTo(Map.of("text/plain", "null"));
    assertThat(Display.bundle(12)).isEqualTo(Map.of("text/plain", "12"));
  }
}
