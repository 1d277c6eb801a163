package panal.view.player;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import panal.game.Cell;
import panal.game.Game;
import panal.game.Prior;
import panal.game.State;
import panal.games.Games;
import panal.games.hex.HexGame;
import panal.message.Language;
import panal.search.Budget;
import panal.search.Perspective;
import panal.search.Step;
import panal.search.exact.Minimax;
import panal.search.mcts.Mcts;
import panal.search.mcts.MctsSettings;
import panal.search.mcts.Solver;
import panal.search.mcts.selection.Puct;
import panal.trace.Searches;
import panal.trace.Trace;
import panal.view.ChoiceTable;
import panal.view.Entry;
import panal.view.Look;
import panal.view.Table;
import panal.view.TraceTable;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

class PlayerDataTest {

  private static final Look LOOK = Look.of(Perspective.CHOOSER).withLanguage(Language.ES);

  private static final State<Cell> HEX_START = new HexGame(3).initialState();

  private static Trace<Cell> hex(int iterations) {
    return Searches.trace(new HexGame(3), "", MctsSettings.uct(1.41).withSeed(3), iterations);
  }

  private static <A> TracePlayer<A> exact(Trace<A> trace) {
    return TracePlayer.of(trace, LOOK).withExact(new Minimax<>(trace.root())::valueForFirst);
  }

  private static JsonNode data(TracePlayer<?> player) {
    return JsonMapper.shared().readTree(PlayerData.json(player));
  }

  @Test
  void thePageOfAThousandIterationsIsSmall() {
    assertThat(exact(hex(1000)).bytes("html").length).isBetween(10_000, 1_400_000);
  }

  /** A choice with other terms comes as the table; actions without a node make none. */
  @Test
  void aScoreWithOtherTermsIsTheTableOfItsChoice() {
    MctsSettings settings =
        MctsSettings.uct().withSelection(new Puct(1, Prior.uniform())).withSolver(Solver.ON);
    Trace<Cell> trace = Searches.trace(new HexGame(3), "", settings, 60);
    JsonNode data = data(TracePlayer.of(trace, LOOK));
    int compared = 0;
    for (int i = 0; i < trace.steps().size(); i++) {
      if (trace.steps().get(i) instanceof Step.Selection<Cell> selection) {
        JsonNode levels = data.get("steps").get(i).get(6);
        assertThat(levels).hasSize(selection.choices().size());
        for (int level = 0; level < levels.size(); level++) {
          Table table = ChoiceTable.of(selection.choices().get(level), LOOK);
          List<List<String>> rows = new ArrayList<>();
          rows.add(table.columns().stream().map(Table.Column::heading).toList());
          table.rows().forEach(row -> rows.add(row.stream().map(Entry::text).toList()));
          JsonNode shown = levels.get(level).get(5).get(0);
          assertThat(shown).hasSize(rows.size());
          for (int row = 0; row < rows.size(); row++) {
            List<String> texts = new ArrayList<>();
            shown.get(row).forEach(one -> texts.add(data.get("texts").get(one.asInt()).asString()));
            assertThat(texts).isEqualTo(rows.get(row).subList(0, texts.size()));
            compared++;
          }
        }
      }
    }
    assertThat(compared).isGreaterThan(400);
    assertThat(data.get("nodes").size())
        .isEqualTo(
            1 + (int) trace.steps().stream().filter(Step.Expansion.class::isInstance).count());
  }

  /** Each node once, the root first, with its N as text. */
  @Test
  void aKeptTreeComesBeforeTheSteps() {
    Mcts<Cell> first = new Mcts<>(HEX_START, MctsSettings.uct());
    Cell move = first.run(Budget.iterations(200)).best().orElseThrow();
    Trace<Cell> trace =
        Trace.record(new HexGame(3), List.of(move), first.after(move), Budget.iterations(20));
    JsonNode data = data(exact(trace));
    assertThat(data.get("kept")).hasSize(trace.kept().nodes().size());
    for (int i = 0; i < trace.kept().nodes().size(); i++) {
      JsonNode node = data.get("kept").get(i);
      assertThat(node.get(0).asInt()).isEqualTo(i);
      assertThat(node.get(1).asLong()).isEqualTo(trace.kept().nodes().get(i).visits());
      assertThat(data.get("texts").get(node.get(1).asInt()).asString())
          .isEqualTo(Long.toString(trace.kept().nodes().get(i).visits()));
    }
    assertThat(data.get("start").asString()).isEqualTo(LOOK.say("player.say.kept"));
    assertThat(data.get("steps").get(0).get(1).asLong()).isEqualTo(201);
    assertThat(data(exact(hex(5))).get("kept")).isEmpty();
  }

  @Test
  void theRowsAreThoseOfTheTable() {
    Trace<Cell> trace = hex(100);
    JsonNode data = data(TracePlayer.of(trace, LOOK));
    List<List<String>> rows = new ArrayList<>();
    for (JsonNode step : data.get("steps")) {
      if (step.get(0).asInt() != 0 || step.get(2).asInt() != 0) { // not where it stays at the root
        List<String> row = new ArrayList<>();
        row.add(data.get("texts").get(step.get(1).asInt()).asString());
        row.add(data.get("phases").get(step.get(0).asInt()).get(0).asString());
        step.get(4).forEach(text -> row.add(data.get("texts").get(text.asInt()).asString()));
        rows.add(row);
      }
    }
    assertThat(rows)
        .isEqualTo(
            TraceTable.of(trace, LOOK).rows().stream()
                .map(row -> row.stream().map(Entry::text).toList())
                .toList());
  }

  @ParameterizedTest
  @ValueSource(strings = {"de-DE", "tr-TR", "ar-EG"})
  void theBytesAreTheSameInAnyLocale(String tag) {
    TracePlayer<Cell> player = exact(hex(50));
    byte[] here = player.bytes("html");
    Locale before = Locale.getDefault();
    try {
      Locale.setDefault(Locale.forLanguageTag(tag));
      assertThat(exact(hex(50)).bytes("html")).isEqualTo(here);
    } finally {
      Locale.setDefault(before);
    }
  }

  @Test
  void noTextIsMarkup() {
    Game<Cell> hostile = new HostileGame();
    Trace<Cell> trace = Searches.trace(hostile, "", MctsSettings.uct(1), 30);
    String page = new String(TracePlayer.of(trace, LOOK).bytes("html"), StandardCharsets.UTF_8);
    String plain = new String(TracePlayer.of(hex(30), LOOK).bytes("html"), StandardCharsets.UTF_8);
    assertThat(page).contains("\\u003c/script>\\u003cscript>");
    assertThat(page.split("<script", -1)).hasSameSizeAs(plain.split("<script", -1));
    assertThat(PlayerData.json(TracePlayer.of(trace, LOOK))).doesNotContain("<", "\u2028");
  }

  @ParameterizedTest
  @ValueSource(strings = {"hex(3)", "nim(3,4,5)", "tictactoe"})
  void aCountIsTheNumberOfItsOwnText(String game) {
    Trace<?> trace = Searches.trace(Games.parse(game), "", MctsSettings.uct(1), 60);
    JsonNode texts = data(TracePlayer.of(trace, LOOK)).get("texts");
    for (int i = 0; i <= 60; i++) {
      assertThat(texts.get(i).asString()).isEqualTo(Integer.toString(i));
    }
  }
}
