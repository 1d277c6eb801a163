package panal.view.player;

import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import panal.view.Captions;
import panal.view.Resource;
import panal.view.Style;
import panal.view.Svg;

/**
 * The page of a player: the template with styles, data and scripts put in. It asks for nothing from
 * outside, and its security policy would not let it.
 */
final class PlayerPage {

  /** In the order in which they need one another. */
  private static final List<String> SCRIPTS =
      List.of(
          "trace.js",
          "dom.js",
          "board.js",
          "plan.js",
          "tree.js",
          "panels.js",
          "table.js",
          "controls.js");

  private static final Pattern GAP = Pattern.compile("\\{(lang|title|style|data|script)}");

  private PlayerPage() {}

  static String of(TracePlayer<?> player) {
    Map<String, String> parts =
        Map.of(
            "lang", player.look().language().code(),
            "title", Svg.escaped(Captions.of(player.trace(), player.look())),
            "style", tokens() + Resource.text(PlayerPage.class, "page.css"),
            "data", PlayerData.json(player),
            "script",
                SCRIPTS.stream()
                    .map(name -> Resource.text(PlayerPage.class, name))
                    .collect(Collectors.joining("\n")));
    // In one go, so that no text of the trace is taken for a place to fill.
    return GAP.matcher(Resource.text(PlayerPage.class, "page.html"))
        .replaceAll(gap -> Matcher.quoteReplacement(parts.get(gap.group(1))));
  }

  private static String tokens() {
    return String.join(
        "",
        ":root{--ink:" + Style.INK,
        ";--soft:" + Style.SOFT_TEXT,
        ";--line:" + Style.PALE_LINE,
        ";--pale:" + Style.PALE,
        ";--blue:" + Style.BLUE,
        ";--green:" + Style.GREEN_TEXT,
        ";--amber:" + Style.AMBER_TEXT,
        ";--red:" + Style.RED,
        ";--grey:" + Style.GREY,
        ";--card:" + Style.WHITE,
        ";--font:" + Style.FONT,
        "}\n");
  }
}
