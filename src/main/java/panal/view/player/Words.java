package panal.view.player;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import panal.search.Phase;
import panal.view.Look;

/**
 * The fixed texts of a page in its language.
 *
 * @param look that has the language
 */
record Words(Look look) {

  private static final String KEYS =
      "board peek result moves tree bars values code formula updates bound trace child bonus"
          + " value exact gap exactOff exactWalk more stays empty pruned of step node first back previous"
          + " play pause next forward last position speed slide theme copy copied copyThis help keys"
          + " close goTo zoomIn zoomOut zoomReset keyPhase keyIteration keyEnds keyPlay keyDigits"
          + " keyExact keySlide keyTheme keyZoom keyTree keyHelp";

  /** By name, in a fixed order; the page fills the gaps, which stay {@code {0}} and so on. */
  Map<String, String> all() {
    Map<String, String> words = new LinkedHashMap<>();
    Arrays.stream(KEYS.split(" "))
        .forEach(key -> words.put(key, look.say("player.word." + key, "{0}", "{1}", "{2}")));
    return words;
  }

  /** Marker and name of every phase, by its number. */
  List<Object> phases() {
    List<Object> phases = new ArrayList<>();
    for (Phase phase : Phase.values()) {
      phases.add(List.of(phase.marker(), look.say("player.phase." + phase.marker())));
    }
    return phases;
  }

  /** How long a step stays while playing, in milliseconds, and how fast that is. */
  List<Object> speeds() {
    return List.of(
        List.of(2000, look.say("player.speed", "0.5")),
        List.of(1000, look.say("player.speed", "1")),
        List.of(500, look.say("player.speed", "2")),
        List.of(200, look.say("player.speed", "5")),
        List.of(100, look.say("player.speed", "10")));
  }
}
