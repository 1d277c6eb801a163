package panal.view.player;

import java.nio.charset.StandardCharsets;
import java.util.Map;
import panal.view.Bundle;
import panal.view.Captions;
import panal.view.Svg;
import panal.view.TreeView;

/**
 * A player in a notebook. Where the notebook is not trusted the frame is taken out, and the picture
 * and the text beside it stay; so all three are there.
 */
final class Frame {

  private static final int MOST_ITERATIONS = 200;
  private static final int MOST_BYTES = 300_000;

  private Frame() {}

  static <A> Map<String, String> bundle(TracePlayer<A> player) {
    TreeView<A> last = TreeView.of(player.trace().tree(), player.look());
    TreeView<A> tree =
        player.exact().map(value -> last.withExact(player.trace().root(), value)).orElse(last);
    String caption = Captions.of(player.trace(), player.look());
    boolean fits = player.trace().iterations() <= MOST_ITERATIONS;
    String frame = fits ? frame(player) : "";
    String sentence =
        frame.isEmpty()
            ? player.look().say("player.linked", player.trace().iterations())
            : player.look().say("player.framed", player.trace().iterations());
    return Bundle.html(
        tree.mimeBundle().get("text/html") + "<p>" + Svg.escaped(sentence) + "</p>" + frame,
        caption + "\n" + tree + "\n" + sentence);
  }

  /** The page in a frame that may run scripts and nothing else; empty where it is too large. */
  private static String frame(TracePlayer<?> player) {
    String page = PlayerPage.of(player);
    if (page.getBytes(StandardCharsets.UTF_8).length > MOST_BYTES) {
      return "";
    }
    // Single quotes around it, since JSON is full of double ones.
    return "<iframe sandbox=\"allow-scripts\" style=\"width:100%;height:760px;border:0\" title=\""
        + Svg.escaped(player.look().say("player.frame"))
        + "\" srcdoc='"
        + page.replace("&", "&amp;").replace("'", "&#39;")
        + "'></iframe>";
  }
}
