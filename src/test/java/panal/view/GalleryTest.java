package panal.view;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;
import panal.game.Notation;
import panal.games.hex.Hex;
import panal.games.hex.HexGame;
import panal.message.Language;

class GalleryTest {

  private static final Hex HEX = new HexGame(2).initialState();

  @Test
  void thingsStandBesideOneAnotherEachAsItShowsItself() {
    Table table = Table.of("", "n").with(1);
    Map<String, String> bundle =
        Gallery.of().with("a < b", HEX).with("", table).with("", 12).mimeBundle();
    assertThat(bundle.keySet()).containsExactly("text/html", "text/plain");
    assertThat(bundle.get("text/html"))
        .containsSubsequence(
            "inline-block", "a &lt; b<br><img src=", "inline-block", "<table", "<pre>12</pre>")
        .contains(new Board(HEX, Notation.RC, Language.current()).mimeBundle().get("text/html"))
        .doesNotContain("<script", "<style", "class=");
  }

  @Test
  void asTextTheyStandBelowOneAnother() {
    assertThat(Gallery.of().with("one", 1).with("", 2).toString()).isEqualTo("one\n1\n\n2");
  }

  @Test
  void withAnotherThingItIsAnotherGallery() {
    Gallery one = Gallery.of().with("one", 1);
    one.with("two", 2);
    assertThat(one.exhibits()).hasSize(1);
  }
}
