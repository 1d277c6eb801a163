package panal.lesson.worksheet;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import panal.game.Cell;
import panal.game.Game;
import panal.games.Games;
import panal.games.hex.HexGame;
import panal.message.Language;
import panal.message.Messages;
import panal.notebook.JShellEngine;
import panal.notebook.Outcome;
import panal.search.Budget;
import panal.search.NodeView;
import panal.search.Perspective;
import panal.search.Phase;
import panal.search.Step;
import panal.search.SteppedSearch;
import panal.search.exact.DepthFirst;
import panal.search.mcts.Mcts;
import panal.search.mcts.MctsSettings;
import panal.search.mcts.selection.FirstPlay;
import panal.search.mcts.selection.Rave;
import panal.search.mcts.selection.Uct;
import panal.trace.Cursor;
import panal.trace.Replay;
import panal.trace.Searches;
import panal.trace.Trace;
import panal.view.Entry;
import panal.view.Look;
import panal.view.Numbers;
import panal.view.StepView;
import panal.view.Table;

class WorksheetTest {

  private static final Look LOOK = Look.of(Perspective.CHOOSER).withLanguage(Language.EN);

  private static Trace<?> uct(String game, long seed) {
    return Searches.trace(Games.parse(game), "", MctsSettings.uct(1.41).withSeed(seed), 300);
  }

  private static <A> Trace<A> walk(Game<A> game, String selection) {
    SteppedSearch<A> search =
        selection.equals("minimax")
            ? DepthFirst.minimax(game.initialState())
            : DepthFirst.alphaBeta(game.initialState());
    return Trace.record(game, List.of(), search, Budget.untilInterrupted());
  }

  private static Table table(List<Part> parts) {
    return parts.stream()
        .filter(Part.Grid.class::isInstance)
        .map(part -> ((Part.Grid) part).table())
        .findFirst()
        .orElseThrow();
  }

  private static List<String> column(Table table, int column) {
    return table.rows().stream().map(row -> row.get(column)).map(Entry::text).toList();
  }

  /** Each answer is reckoned again from a tree made by replaying the trace up to that place. */
  @ParameterizedTest
  @ValueSource(strings = {"hex(3)", "nim(3,4,5)", "tictactoe"})
  void theKeyIsWhatTheTraceSays(String game) {
    LongStream.rangeClosed(1, 12)
        .forEach(
            seed -> {
              Trace<?> trace = uct(game, seed);
              Worksheet sheet = Worksheet.of(trace, LOOK, 8);
              assertThat(sheet.size()).isGreaterThanOrEqualTo(6);
              sheet.questions().forEach(question -> check(trace, question));
            });
  }

  private static <A> void check(Trace<A> trace, Question question) {
    Replay<A> replay = new Replay<>(trace.root().turn());
    Step<A> asked = null;
    for (Step<A> step : trace.steps()) {
      if (step.iteration() == question.iteration()
          && step.phase().marker().equals(question.marker())) {
        asked = step;
        break;
      }
      replay.apply(step);
    }
    assertThat(asked).as(question.place()).isNotNull();
    if (asked instanceof Step.Backpropagation<A> backup) {
      List<String> visits = new ArrayList<>();
      List<String> totals = new ArrayList<>();
      NodeView<A> node = replay.tree();
      replay.apply(asked);
      for (int i = 0; i <= backup.path().size(); i++) {
        visits.add(0, Long.toString(node.visits()));
        totals.add(0, Numbers.total(node.total(), 2));
        node = i < backup.path().size() ? child(node, backup.path().get(i)) : node;
      }
      assertThat(column(table(question.answer()), 4)).isEqualTo(visits);
      assertThat(column(table(question.answer()), 5)).isEqualTo(totals);
      assertThat(column(table(question.given()), 4)).containsOnly("______");
    } else if (asked instanceof Step.Selection<A>) {
      checkSelection(question, replay.tree());
    } else {
      Step.Simulation<A> simulation = (Step.Simulation<A>) asked;
      assertThat(simulation.source()).isEqualTo(Step.Source.FINISHED);
      assertThat(trace.steps())
          .noneMatch(
              s -> s instanceof Step.Expansion<A> e && e.iteration() == question.iteration());
    }
  }

  private static <A> NodeView<A> child(NodeView<A> node, A action) {
    return node.children().stream()
        .filter(child -> child.action().orElseThrow().equals(action))
        .findFirst()
        .orElseThrow();
  }

  /** The children named in the question are found in the tree, and UCT is reckoned afresh. */
  private static void checkSelection(Question question, NodeView<?> root) {
    Table given = table(question.given());
    NodeView<?> parent = find(root, column(given, 0), column(given, 1));
    double best = Double.NEGATIVE_INFINITY;
    String bestAction = "";
    double bestMean = Double.NEGATIVE_INFINITY;
    double chosenMean = 0;
    for (NodeView<?> child : parent.children()) {
      double mean = child.total() / child.visits();
      double score = mean + 1.41 * Math.sqrt(Math.log(parent.visits()) / child.visits());
      bestMean = Math.max(bestMean, mean);
      if (score > best) {
        best = score;
        bestAction = child.action().orElseThrow().toString();
        chosenMean = mean;
      }
    }
    String said = ((Part.Words) question.answer().get(0)).text();
    String asked = ((Part.Words) question.given().get(0)).text();
    if (asked.contains("which child")) {
      assertThat(said).startsWith(bestAction);
    } else {
      assertThat(asked).contains("goes down to " + bestAction);
      assertThat(said).startsWith(chosenMean == bestMean ? "Q/N" : "The bonus");
    }
  }

  private static NodeView<?> find(NodeView<?> node, List<String> actions, List<String> visits) {
    List<String> here =
        node.children().stream().map(c -> c.action().orElseThrow().toString()).toList();
    List<String> counts = node.children().stream().map(c -> Long.toString(c.visits())).toList();
    if (here.equals(actions) && counts.equals(visits)) {
      return node;
    }
    return node.children().stream()
        .map(child -> find(child, actions, visits))
        .filter(found -> found != null)
        .findFirst()
        .orElse(null);
  }

  @ParameterizedTest
  @ValueSource(strings = {"minimax", "alphabeta"})
  void minimaxAndAlphaBetaAreAskedAboutToo(String selection) {
    for (String game : List.of("nim(2,3)", "hex(2)", "tree((3 12 8) (2 4 6) (14 5 2))")) {
      Trace<?> trace = walk(Games.parse(game), selection);
      Worksheet sheet = Worksheet.of(trace, LOOK, 6);
      assertThat(sheet.size()).isEqualTo(6);
      boolean cuts =
          sheet.questions().stream()
              .map(question -> ((Part.Words) question.answer().get(0)).text())
              .anyMatch(text -> text.contains("cut off"));
      assertThat(selection.equals("minimax") && cuts).isFalse();
    }
  }

  /** In this tree several values come up after one node, and a place names the first. */
  @ParameterizedTest
  @ValueSource(strings = {"minimax", "alphabeta"})
  void thePlaceOfAQuestionIsTheStepThatAnswersIt(String selection) {
    Trace<?> trace = walk(Games.parse("tree((3 5 (2 8)) (1 (4 (2 7))))"), selection);
    Cursor<?> cursor = Cursor.of(trace);
    List<Question> questions = Worksheet.of(trace, LOOK, 20).questions();
    assertThat(questions).hasSizeGreaterThan(4);
    for (Question question : questions) {
      cursor.goTo(question.iteration(), question.phase());
      Step.Return<?> step = (Step.Return<?>) cursor.step().orElseThrow();
      String asked = ((Part.Words) question.given().get(0)).text();
      String child =
          "The child " + step.action() + " is done and is worth " + Numbers.total(step.value(), 2);
      String after = "v = " + Numbers.total(step.after().value().orElseThrow(), 2);
      assertThat(asked).contains(asked.contains("The child") ? child : after);
    }
  }

  /** Its numbers are not all given, or one is that of an action without a node. */
  @Test
  void aScoreThatNAndQDoNotGiveIsNotAskedFor() {
    MctsSettings uct = MctsSettings.uct(1.41).withSeed(5);
    for (MctsSettings settings :
        List.of(
            uct.withSelection(new FirstPlay(new Uct(1.41), 0.5)),
            uct.withSelection(new Rave(1.41, 300)))) {
      Trace<?> trace = Searches.trace(Games.parse("hex(3)"), "", settings, 300);
      for (Question question : Worksheet.of(trace, LOOK, 20).questions()) {
        if (question.phase() == Phase.SELECTION) {
          checkSelection(question, trace.tree(question.iteration() - 1));
          assertThat(column(table(question.given()), 1)).doesNotContain("0");
        }
      }
    }
  }

  @Test
  void theSheetHoldsNoAnswer() {
    String sheet = text(Worksheet.of(uct("hex(3)", 3), LOOK, 6).sheet().bytes("md"));
    String key = text(Worksheet.of(uct("hex(3)", 3), LOOK, 6).key().bytes("md"));
    assertThat(sheet).contains("I predict").doesNotContain("Answer").doesNotContain("= UCT");
    assertThat(key).contains("Answer").contains("= UCT").doesNotContain("I predict");
  }

  @Test
  void theSameSeedGivesTheSameSheetAndAnotherSeedAnother() {
    byte[] one = Worksheet.of(uct("hex(3)", 3), LOOK, 6).sheet().bytes("tex");
    assertThat(Worksheet.of(uct("hex(3)", 3), LOOK, 6).sheet().bytes("tex")).isEqualTo(one);
    assertThat(Worksheet.of(uct("hex(3)", 4), LOOK, 6).sheet().bytes("tex")).isNotEqualTo(one);
  }

  /** Its key would make the search again from nothing. */
  @Test
  void aSearchInAKeptTreeHasNoSheet() {
    HexGame hex = new HexGame(3);
    Mcts<Cell> first = new Mcts<>(hex.initialState(), MctsSettings.uct());
    Cell move = first.run(Budget.iterations(100)).best().orElseThrow();
    Trace<Cell> trace = Trace.record(hex, List.of(move), first.after(move), Budget.iterations(100));
    assertThatThrownBy(() -> Worksheet.of(trace, LOOK, 3))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage(Messages.of("worksheet.kept"));
  }

  @Test
  void aTraceTooShortIsRefused() {
    Trace<?> short0 = Searches.trace(Games.parse("hex(3)"), "", MctsSettings.uct(), 1);
    assertThatThrownBy(() -> Worksheet.of(short0, LOOK, 3))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("1 iterations");
    assertThatThrownBy(() -> Worksheet.of(uct("hex(3)", 1), LOOK, 0))
        .isInstanceOf(IllegalArgumentException.class);
  }

  private static String text(byte[] bytes) {
    return new String(bytes, StandardCharsets.UTF_8);
  }

  /** Its cells run, in Spanish as notebooks do, and step to where the questions are. */
  @Test
  void theNotebookMakesTheSameSearchAgain(@TempDir Path folder) throws IOException {
    MctsSettings settings = MctsSettings.uct(1.41).withSeed(-7).withPerspective(Perspective.ROOT);
    Trace<?> trace = Searches.trace(Games.parse("hex(3)"), "(1,1)", settings, 200);
    Worksheet worksheet = Worksheet.of(trace, LOOK, 3);
    Path file = Files.write(folder.resolve("sheet.ipynb"), worksheet.sheet().bytes("ipynb"));
    Outcome outcome = new JShellEngine().run(file, folder, Duration.ofMinutes(2));
    assertThat(outcome.failure()).isEmpty();
    List<String> stepping =
        outcome.executed().cells().stream()
            .filter(cell -> cell.source().startsWith("paso."))
            .map(cell -> cell.outputs().toString())
            .toList();
    assertThat(stepping).hasSameSizeAs(worksheet.questions());
    for (int i = 0; i < stepping.size(); i++) {
      Question question = worksheet.questions().get(i);
      Cursor<?> cursor = Cursor.of(trace);
      cursor.goTo(question.iteration(), question.phase());
      String place = StepView.of(cursor).withLook(LOOK.withLanguage(Language.ES)).place();
      assertThat(stepping.get(i)).containsOnlyOnce("text/html").contains(place);
    }
    assertThat(text(worksheet.key().bytes("ipynb"))).contains("Answer").doesNotContain("paso");
  }

  @Test
  void aSearchThatCannotBeMadeAgainIsNotWrittenAsANotebook() {
    Worksheet scripted = Worksheet.of(Searches.goldenATen(), LOOK, 1);
    assertThatThrownBy(() -> scripted.sheet().bytes("ipynb"))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("md or tex");
    assertThat(scripted.sheet().bytes("md")).isNotEmpty();
  }
}
