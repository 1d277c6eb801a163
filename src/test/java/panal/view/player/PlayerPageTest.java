package panal.view.player;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import panal.games.hex.HexGame;

/** The page as text. */
class PlayerPageTest {

  private static String page;

  @BeforeAll
  static void write() {
    byte[] bytes = Players.of(new HexGame(3), 5).bytes("html");
    page = new String(bytes, StandardCharsets.UTF_8);
  }

  @Test
  void itAsksForNothing() {
    assertThat(page)
        .contains("default-src 'none'")
        .doesNotContainPattern("(src|href)=[\"']?(?!data:)[^\"'> ]")
        .doesNotContainPattern("@import|url\\(|\\bfetch\\s*\\(|\\bimport\\s*\\(|XMLHttp|WebSocket")
        .doesNotContain("innerHTML", "outerHTML", "insertAdjacentHTML", "document.write");
  }

  /** A name that is misspelt would show as "undefined". */
  @Test
  void everyWordOfThePageIsThereAndEveryWordIsUsed() {
    Set<String> there = new TreeSet<>(new Words(Players.LOOK).all().keySet());
    Set<String> dynamic =
        Set.of("first", "back", "previous", "play", "pause", "next", "forward", "last", "slide");
    for (String word : there) {
      assertThat(page).as(word).containsPattern("words\\." + word + "\\b|'" + word + "'");
    }
    Set<String> used =
        Pattern.compile("words\\.(\\w+)|say\\('(\\w+)'")
            .matcher(page)
            .results()
            .map(found -> found.group(1) == null ? found.group(2) : found.group(1))
            .collect(Collectors.toSet());
    assertThat(there).containsAll(used).containsAll(dynamic);
  }

  @ParameterizedTest
  @ValueSource(strings = {"light", "dark"})
  void textStandsOutFromEveryGround(String theme) {
    Map<String, String> tokens = new HashMap<>();
    List<String> rules = new ArrayList<>();
    Pattern.compile(":root(\\[data-theme=dark])?\\{(.*?)}")
        .matcher(page)
        .results()
        .filter(rule -> rule.group(1) == null || theme.equals("dark"))
        .forEach(rule -> rules.add(rule.group(2)));
    for (String rule : rules) {
      Pattern.compile("--(\\w+):(#\\w{6})")
          .matcher(rule)
          .results()
          .forEach((MatchResult token) -> tokens.put(token.group(1), token.group(2)));
    }
    for (String text : List.of("ink", "soft", "blue", "green", "amber")) {
      for (String ground : List.of("card", "bg", "pale", "on")) {
        assertThat(contrast(tokens.get(text), tokens.get(ground)))
            .as(text + " on " + ground)
            .isGreaterThanOrEqualTo(4.5);
      }
    }
  }

  /** As WCAG 2 reckons it. */
  private static double contrast(String one, String other) {
    double a = luminance(one);
    double b = luminance(other);
    return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
  }

  private static double luminance(String colour) {
    double[] weights = {0.2126, 0.7152, 0.0722};
    double sum = 0;
    for (int i = 0; i < 3; i++) {
      double part = Integer.parseInt(colour.substring(1 + 2 * i, 3 + 2 * i), 16) / 255.0;
      double linear = part <= 0.03928 ? part / 12.92 : StrictMath.pow((part + 0.055) / 1.055, 2.4);
      sum += weights[i] * linear;
    }
    return sum;
  }
}
