package panal.trace;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.HashSet;
import java.util.List;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import panal.game.Cell;
import panal.game.Player;
import panal.games.Games;
import panal.games.hex.HexGame;
import panal.games.nim.NimGame;
import panal.games.tictactoe.TicTacToeGame;
import panal.games.tree.TreeGame;
import panal.message.Messages;
import panal.search.Perspective;
import panal.search.Step;
import panal.search.exact.DepthFirst;
import panal.search.mcts.MctsSettings;

class TraceJsonTest {

  @Test
  void anEqualTraceIsReadBack() {
    MctsSettings uct = MctsSettings.uct(0.7).withSeed(Long.MIN_VALUE);
    for (Trace<?> trace :
        List.of(
            Searches.goldenA(),
            Searches.goldenATen(),
            Searches.trace(new HexGame(3), "", uct, 0),
            Searches.trace(new HexGame(2, 3), "a1", uct, 60),
            Searches.trace(new HexGame(2), "", uct.withFlaw("made-up"), 9),
            Searches.trace(NimGame.misere(3, 4), "1:2", uct, 60),
            Searches.trace(new TicTacToeGame(), "b2 a1", uct.withPerspective(Perspective.ROOT), 90),
            Searches.walk(new HexGame(2), "", DepthFirst::minimax, 1000),
            Searches.walk(new TicTacToeGame(), "b2 a1", DepthFirst::alphaBeta, 500),
            Searches.walk(
                TreeGame.of("tree(min; (8 ñ=-0.25) (9 ?))"), "", DepthFirst::alphaBeta, 9),
            Searches.walk(NimGame.of(2, 3), "", DepthFirst::alphaBeta, 33))) {
      String json = TraceJson.write(trace);
      Trace<?> read = TraceJson.read(json, Games::parse);
      assertThat(read).isEqualTo(trace);
      assertThat(TraceJson.write(read)).isEqualTo(json);
    }
  }

  @Test
  void everyStepHasALineOfItsOwn() {
    Trace<Cell> trace = Searches.goldenA();
    String json = TraceJson.write(trace);
    assertThat(json).endsWith("}\n").doesNotContain("\r").isASCII();
    assertThat(json.lines().filter(line -> line.startsWith("{\"phase\"")))
        .hasSameSizeAs(trace.steps());
    assertThat(json).doesNotContain("panal.").contains("\"FIRST\"");
  }

  @Test
  void whatIsNoNumberIsNullAndComesBack() {
    Step.Choice<Cell> choice =
        new Step.Choice<>(
            Player.FIRST,
            Player.FIRST,
            0,
            List.of(
                new Step.Candidate<>(
                    new Cell(0, 0), 0, -0.0, Double.NaN, Double.POSITIVE_INFINITY)),
            0);
    Trace<Cell> trace =
        new Trace<>(
            new HexGame(3),
            List.of(),
            MctsSettings.uct().description(),
            List.of(new Step.Selection<>(1, List.of(), List.of(choice))));
    String json = TraceJson.write(trace);
    assertThat(json).contains("\"total\":-0.0,\"bonus\":null,\"score\":null");
    assertThat(TraceJson.read(json, Games::parse)).isEqualTo(trace);
  }

  /** {@code Double.toString} gives 9.999999999999999E22 before Java 19. */
  @Test
  void theWeightHasTheSameDigitsOnEveryJava() {
    MctsSettings settings = MctsSettings.uct(1e23);
    Trace<Cell> trace = new Trace<>(new HexGame(3), List.of(), settings.description(), List.of());
    assertThat(TraceJson.write(trace)).contains("\"c\":1.0E23,");
  }

  @Test
  void aPolicyWithoutAWeightHasNone() {
    String json = TraceJson.write(Searches.goldenA());
    assertThat(json).doesNotContain("\"c\":");
    assertThat(TraceJson.read(json, Games::parse).description().c())
        .isEqualTo(OptionalDouble.empty());
  }

  @Test
  void aFlawedSearchIsNamedAndASoundOneSaysNothing() {
    assertThat(TraceJson.write(Searches.goldenA())).doesNotContain("flaw");
    MctsSettings flawed = MctsSettings.uct().withFlaw("made-up");
    assertThat(TraceJson.write(Searches.trace(new HexGame(2), "", flawed, 1)))
        .contains(",\"seed\":42,\"flaw\":\"made-up\"},");
  }

  @Test
  void eachThingThatCanBeWrongWithAFileHasAMessageOfItsOwn() {
    String json = TraceJson.write(Searches.goldenA());
    Set<String> messages = new HashSet<>();
    for (String bad :
        List.of(
            "# | Fase",
            json.substring(0, json.length() / 2),
            "",
            "{\"nbformat\":4}",
            json.replace("\"version\":1,", ""),
            json.replace("\"version\":1,", "\"version\":2,"),
            json.replace("\"version\":1,", "\"version\":0,"),
            json.replace("hex(3)", "chess"))) {
      assertThatThrownBy(() -> TraceJson.read(bad, Games::parse))
          .isInstanceOf(IllegalArgumentException.class)
          .satisfies(e -> messages.add(e.getMessage()))
          .message()
          .hasLineCount(1);
    }
    assertThat(messages).hasSize(8);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      quoteCharacter = '\0',
      textBlock =
          """
          "moves":"";                       "moves":"d9";                     d9
          "moves":"";                       "moves":"a1 a1";                  (0,0)
          "seed":1;                         "seed":"1";                       seed
          "perspective":"root";             "perspective":"mine";             root, chooser
          "phase":"expansion";              "phase":"panal.search.Step";      selection
          "path":["(1,1)"];                 "path":"(1,1)";                   path
          "path":["(1,1)"];                 "path":["(2,2)"];                 M3
          "untried":8;                      "untried":-1;                     untried
          "untried":8;                      "untried":7;                      1, M2: "untried"
          "path":["(1,1)"],"chooser":"FIRST"; "path":["(1,1)"],"chooser":"SECOND"; M2: "chooser"
          "updates":[{"chooser":"FIRST";    "updates":[{"chooser":"SECOND";   M4: "chooser"
          "utility":1;                      "utility":null;                   utility
          "utility":1;                      "utility":"NaN";                  utility
          "visitsBefore":0;                 "visitsBefore":3;                 M4
          "totalBefore":0;                "totalBefore":0.5;              M4
          "chooser":"FIRST";                "chooser":"BLACK";                FIRST, SECOND
          "source":"scripted","moves":[];   "source":"played","moves":["b2"]; (1,1)
          """)
  void aDamagedPlaceIsNamed(String right, String wrong, String named) {
    String json = TraceJson.write(Searches.goldenA());
    assertThat(json).contains(right);
    assertThatThrownBy(
            () -> TraceJson.read(json.replaceFirst(Pattern.quote(right), wrong), Games::parse))
        .isInstanceOf(IllegalArgumentException.class)
        .message()
        .contains(named)
        .hasLineCount(1);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      quoteCharacter = '\0',
      textBlock =
          """
          "parentVisits":9;                 "parentVisits":8
          "chosen":0;                       "chosen":1
          [{"action":"(1,1)","visits":1;    [{"action":"(1,1)","visits":2
          [{"action":"(1,1)","visits":1;    [{"action":"(0,1)","visits":1
          "path":["(1,1)"],"choices":[{;    "path":["(1,1)"],"choices":[],"old":[{
          """)
  void aSelectionThatDoesNotFitTheTreeIsFound(String right, String wrong) {
    String json = TraceJson.write(Searches.goldenATen());
    assertThat(json).contains(right);
    assertThatThrownBy(() -> TraceJson.read(json.replace(right, wrong), Games::parse))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("10, M1");
  }

  @Test
  void aScoreThatIsNotMeanPlusBonusIsFound() {
    String json = TraceJson.write(Searches.trace(new HexGame(2), "", MctsSettings.uct(), 9));
    String wrong = json.replaceFirst("\"score\":([-\\d.]+)", "\"score\":7");
    assertThat(wrong).isNotEqualTo(json);
    assertThatThrownBy(() -> TraceJson.read(wrong, Games::parse))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("M1: \"score\"");
  }

  @Test
  void aLineThatIsMissingIsFound() {
    List<String> lines = TraceJson.write(Searches.goldenATen()).lines().toList();
    for (int gone = 6; gone < lines.size() - 2; gone++) {
      StringBuilder json = new StringBuilder();
      for (int i = 0; i < lines.size(); i++) {
        json.append(i == gone ? "" : lines.get(i)).append('\n');
      }
      assertThatThrownBy(() -> TraceJson.read(json.toString(), Games::parse))
          .as(lines.get(gone))
          .isInstanceOf(IllegalArgumentException.class);
    }
  }

  @Test
  void aTraceBeyondTheLimitsOfTheReaderIsRefusedWithASentence() {
    assertThatThrownBy(() -> TraceJson.read("[".repeat(100_000), Games::parse))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage(Messages.of("json.limit"));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "\"action\":\"a1\",\"value\":3|\"action\":\"a2\",\"value\":3|A2",
        "\"before\":{\"value\":3,|\"before\":{\"value\":4,|A2",
        "\"actions\":[\"b2\"]|\"actions\":[\"b1\"]|A3",
        "\"path\":[\"b\"],\"chooser\"|\"path\":[\"a\"],\"chooser\"|A1",
        "\"chooser\":\"FIRST\"|\"chooser\":\"THIRD\"|FIRST"
      })
  void aDamagedStepOfAlphaBetaIsFound(String right, String wrong, String named) {
    String json =
        TraceJson.write(
            Searches.walk(TreeGame.of("tree((3 5) (1 ?))"), "", DepthFirst::alphaBeta, 9));
    assertThat(json).contains(right);
    assertThatThrownBy(
            () -> TraceJson.read(json.replaceFirst(Pattern.quote(right), wrong), Games::parse))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining(named);
  }

  @Test
  void aRolloutWhoseResultIsNotThatOfItsMovesIsFound() {
    String json =
        TraceJson.write(Searches.trace(new HexGame(2), "", MctsSettings.uct().withSeed(1), 3));
    String utility =
        Pattern.compile("\"utility\":(-?1)")
            .matcher(json)
            .results()
            .findFirst()
            .orElseThrow()
            .group(1);
    String other = utility.equals("1") ? "-1" : "1";
    for (String wrong :
        List.of(
            json.replaceFirst("\"utility\":" + utility, "\"utility\":" + other),
            json.replaceFirst("(\"moves\":\\[)\"[^\"]*\"(,\"[^\"]*\")*\\]", "$1]"))) {
      assertThat(wrong).isNotEqualTo(json);
      assertThatThrownBy(() -> TraceJson.read(wrong, Games::parse))
          .isInstanceOf(IllegalArgumentException.class)
          .hasMessageContaining("M3");
    }
  }

  @Test
  void chanceIsNoPlayerWhoChooses() {
    String json = TraceJson.write(Searches.trace(new HexGame(2), "", MctsSettings.uct(), 3));
    String wrong = json.replaceFirst("\"chooser\":\"FIRST\"", "\"chooser\":\"CHANCE\"");
    assertThat(wrong).isNotEqualTo(json);
    assertThatThrownBy(() -> TraceJson.read(wrong, Games::parse))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("FIRST, SECOND");
  }
}
