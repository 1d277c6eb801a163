package panal.notebook;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;

class LinkTest {

  @Test
  void theAddressIsRelativeAndEncoded() {
    Link link = new Link("<mi traza>", Path.of("..", "target", "mi traza #1.html"));
    assertThat(link.mimeBundle().get("text/html"))
        .isEqualTo("<a href=\"./../target/mi%20traza%20%231.html\">&lt;mi traza&gt;</a>");
    assertThat(link.mimeBundle().get("text/plain")).endsWith("mi traza #1.html");
  }
}
