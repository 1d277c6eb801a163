package panal.lesson;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.lang.reflect.Field;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import panal.game.RandomStream;
import panal.game.State;
import panal.games.nim.Nim;
import panal.message.Language;
import panal.message.Messages;
import panal.search.Budget;
import panal.search.NodeView;
import panal.search.Perspective;
import panal.search.exact.Minimax;
import panal.search.mcts.Mcts;
import panal.search.mcts.MctsSettings;
import panal.search.mcts.expansion.ExpansionOrder;
import panal.search.mcts.selection.Selection;

class SelfTestTest {

  private static Object answer(Mcts<?> search, int iterations) {
    return search.run(Budget.iterations(iterations)).best().orElse(null);
  }

  private static NodeView<?> tree(Mcts<?> search, int iterations) {
    search.run(Budget.iterations(iterations));
    return search.tree();
  }

  private static SelfTest<State<?>> of(MctsSettings settings) {
    return SelfTest.of((s, n, seed) -> answer(new Mcts<>(s, settings.withSeed(seed)), n));
  }

  private static SelfTest<State<?>> seen(MctsSettings settings) {
    return of(settings).withTree((s, n, seed) -> tree(new Mcts<>(s, settings.withSeed(seed)), n));
  }

  private static SelfTest<State<?>> of(Flaw flaw) {
    MctsSettings uct = MctsSettings.uct();
    return SelfTest.of((s, n, seed) -> answer(flaw.search(s, uct.withSeed(seed)), n));
  }

  private static SelfTest<State<?>> seen(Flaw flaw) {
    MctsSettings uct = MctsSettings.uct();
    return of(flaw).withTree((s, n, seed) -> tree(flaw.search(s, uct.withSeed(seed)), n));
  }

  static Stream<MctsSettings> sound() {
    return Stream.of(
        MctsSettings.uct(),
        MctsSettings.uct(1),
        MctsSettings.uct().withExpansion(ExpansionOrder.INORDER),
        MctsSettings.uct().withExpansion(ExpansionOrder.LASTFIRST));
  }

  @ParameterizedTest
  @MethodSource("sound")
  void aSoundSearchPassesWhole(MctsSettings settings) {
    SelfTestReport report = seen(settings).run();
    assertThat(report.passed()).as(report.toString()).isTrue();
    assertThat(report.flaw()).isEmpty();
    assertThat(report.notChecked()).isEmpty();
  }

  @Test
  void noSearchAtAllIsNamed() {
    assertThatThrownBy(() -> SelfTest.of(null)).hasMessageContaining("student");
    assertThatThrownBy(() -> SelfTest.of((state, iterations, seed) -> null).withTree(null))
        .hasMessageContaining("shown");
  }

  @Test
  void withoutATreeWhatActionsCannotBetrayIsNotChecked() {
    SelfTestReport report = of(MctsSettings.uct()).run();
    assertThat(report.passed()).as(report.toString()).isTrue();
    assertThat(report.notChecked()).hasSize(4);
    assertThat(report.toString()).contains(report.notChecked());
  }

  @ParameterizedTest
  @EnumSource
  void everyFlawIsNamedFromItsTree(Flaw flaw) {
    SelfTestReport report = seen(flaw).run();
    assertThat(report.passed()).isFalse();
    assertThat(report.flaw()).as(report.toString()).contains(flaw);
  }

  @ParameterizedTest
  @EnumSource
  void everyFlawIsNamedFromItsAnswersAlone(Flaw flaw) {
    SelfTestReport report = of(flaw).run();
    assertThat(report.failingPositions()).isNotEmpty();
    assertThat(report.flaw()).as(report.toString()).contains(flaw);
  }

  @Test
  void aSearchForOneGameIsAskedOnlyThere() {
    SelfTestReport report =
        SelfTest.ticTacToe((t, n, seed) -> answer(new Mcts<>(t, uct(seed)), n))
            .withTree((t, n, seed) -> tree(new Mcts<>(t, uct(seed)), n))
            .run();
    assertThat(report.passed()).as(report.toString()).isTrue();
    assertThat(report.notChecked()).hasSize(2);
    assertThat(String.join(" ", report.notChecked())).contains("nim").contains("hex");
    assertThat(SelfTest.nim((t, n, seed) -> answer(new Mcts<>(t, uct(seed)), n)).run().passed())
        .isTrue();
    assertThat(SelfTest.hex((t, n, seed) -> answer(new Mcts<>(t, uct(seed)), n)).run().passed())
        .isTrue();
  }

  private static MctsSettings uct(long seed) {
    return MctsSettings.uct().withSeed(seed);
  }

  /** Whose view Q has is the student's choice, as long as the choices fit it. */
  @ParameterizedTest
  @ValueSource(strings = {"root", "mover"})
  void qMayBeAnyPlayersWhereTheChoicesFit(String view) {
    SelfTestReport report =
        of(MctsSettings.uct())
            .withTree(
                (s, n, seed) -> {
                  NodeView<?> root = tree(new Mcts<>(s, uct(seed)), n);
                  return view.equals("root") ? seenByRoot(root, root) : seenByMover(root);
                })
            .run();
    assertThat(report.passed()).as(report.toString()).isTrue();
  }

  private static Snapshot seenByRoot(NodeView<?> node, NodeView<?> root) {
    return new Snapshot(
        node.action().map(Object.class::cast),
        node.visits(),
        node.view() == root.view() ? node.total() : -node.total(),
        node.children().stream().map(child -> seenByRoot(child, root)).toList());
  }

  private static Snapshot seenByMover(NodeView<?> node) {
    return new Snapshot(
        node.action().map(Object.class::cast),
        node.visits(),
        -node.total(),
        node.children().stream().map(SelfTestTest::seenByMover).toList());
  }

  @Test
  void greedySelectionIsNoSlipInTheFormulaButIsSeenInTheAnswers() {
    SelfTestReport report = seen(MctsSettings.greedy()).run();
    assertThat(report.failingPositions()).contains("nim(2,3)");
    assertThat(report.flaw()).contains(Flaw.OWN_COUNT);
    assertThat(report.toString()).contains("greedy");
  }

  @Test
  void theRootsViewBySettingIsTheSameMistake() {
    MctsSettings root = MctsSettings.uct().withPerspective(Perspective.ROOT);
    assertThat(seen(root).run().flaw()).contains(Flaw.ROOT_VIEW);
  }

  @Test
  void theReportShowsTheBoardAndTheTwoLines() {
    SelfTestReport report = of(Flaw.SIGN_ERROR).run();
    assertThat(report.toString())
        .contains("sign-error", Flaw.SIGN_ERROR.wrong(), Flaw.SIGN_ERROR.right())
        .contains("tictactoe (0,0) (1,0) (0,1) (1,1)", "  0 X X ·\n  1 O O ·");
    assertThat(report.mimeBundle().get("text/html"))
        .contains("<img src=", "<table", "sign-error")
        .doesNotContain("<script");
    assertThat(report.mimeBundle().get("text/plain")).isEqualTo(report.toString());
  }

  @Test
  void theSameTestGivesTheSameReport() {
    assertThat(seen(Flaw.ROOT_VIEW).run()).hasToString(seen(Flaw.ROOT_VIEW).run().toString());
  }

  @Test
  void exactPlayPasses() {
    SelfTestReport report =
        SelfTest.of((s, n, seed) -> Minimax.solve(s).best().get(0).toString()).run();
    assertThat(report.passed()).as(report.toString()).isTrue();
  }

  @Test
  void theFirstActionAlwaysIsNoSearch() {
    assertNoSearch((s, n, seed) -> s.actions().get(0));
  }

  @Test
  void anActionAtRandomIsNoSearch() {
    assertNoSearch(
        (s, n, seed) -> {
          List<?> actions = s.actions();
          return actions.get(new RandomStream(seed, 1, 0).nextInt(actions.size()));
        });
  }

  private static void assertNoSearch(Student<State<?>> student) {
    SelfTestReport report = SelfTest.of(student).run();
    assertThat(report.passed()).isFalse();
    assertThat(report.flaw()).isEmpty();
    assertThat(report.toString()).contains(Messages.of("lesson.report.noSearch"));
  }

  @Test
  void illegalAnswersNullAndExceptionsAreSaidAndNotExplainedAway() {
    assertRefused((s, n, seed) -> "z9", "z9");
    assertRefused((s, n, seed) -> null, "null");
    assertRefused(
        (s, n, seed) -> {
          throw new ArrayIndexOutOfBoundsException("Index 9\nout of bounds");
        },
        "ArrayIndexOutOfBoundsException: Index 9 / out of bounds");
    assertRefused((s, n, seed) -> deep(n), "StackOverflowError");
  }

  private static int deep(int n) {
    return 1 + deep(n + 1);
  }

  private static void assertRefused(Student<State<?>> student, String said) {
    SelfTestReport report = SelfTest.of(student).run();
    assertThat(report.passed()).isFalse();
    assertThat(report.flaw()).isEmpty();
    assertThat(report.toString()).contains(said);
  }

  @Test
  void otherAnswersForTheSameSeedAreSaid() {
    AtomicInteger calls = new AtomicInteger();
    SelfTestReport report =
        SelfTest.of((s, n, seed) -> s.actions().get(calls.getAndIncrement() % 2)).run();
    assertThat(report.toString())
        .contains(Check.failed(Check.Subject.SAME_SEED, "").what(Language.current()) + ": ");
  }

  @Test
  void aStateThatIsPlayedOnIsSaid() throws Exception {
    Field heaps = Nim.class.getDeclaredField("heaps");
    heaps.setAccessible(true);
    SelfTestReport report =
        SelfTest.nim(
                (nim, n, seed) -> {
                  Object answer = answer(new Mcts<>(nim, uct(seed)), n);
                  ((int[]) heaps.get(nim))[0]--;
                  return answer;
                })
            .run();
    assertThat(report.passed()).isFalse();
    assertThat(report.toString()).contains("nim(3) / 1: | | 2");
  }

  @Test
  void aLoopWithoutEndEndsTheTest() {
    SelfTestReport report =
        SelfTest.of(
                (s, n, seed) -> {
                  new CountDownLatch(1).await();
                  return null;
                })
            .withLimit(Duration.ofMillis(20))
            .run();
    assertThat(report.passed()).isFalse();
    assertThat(report.table().rows()).hasSize(1);
    assertThat(report.notChecked()).hasSizeGreaterThanOrEqualTo(4);
  }

  @Test
  void anInterruptEndsItAndStaysSet() {
    Thread.currentThread().interrupt();
    assertThatThrownBy(() -> of(MctsSettings.uct()).run())
        .isInstanceOf(CancellationException.class);
    assertThat(Thread.interrupted()).isTrue();
  }

  @Test
  void aTreeThatFailsOrIsAnotherOneIsSaid() {
    assertThat(of(MctsSettings.uct()).withTree((s, n, seed) -> null).run().passed()).isFalse();
    SelfTestReport other =
        of(MctsSettings.uct())
            .withTree((s, n, seed) -> tree(new Mcts<>(s, uct(seed * 1000 + n)), n))
            .run();
    assertThat(other.passed()).as(other.toString()).isTrue();
    assertThat(other.notChecked()).hasSize(2);
    SelfTestReport more =
        of(MctsSettings.uct())
            .withTree((s, n, seed) -> tree(new Mcts<>(s, uct(seed)), n + 1))
            .run();
    assertThat(more.passed()).isFalse();
    assertThat(more.toString()).contains("401");
  }

  @Test
  void aQThatCannotBeIsSaidWithoutANameForIt() {
    SelfTestReport report =
        of(MctsSettings.uct())
            .withTree((s, n, seed) -> tooMuch(tree(new Mcts<>(s, uct(seed)), n)))
            .run();
    assertThat(report.passed()).isFalse();
    assertThat(report.flaw()).isEmpty();
  }

  private static Snapshot tooMuch(NodeView<?> root) {
    Snapshot tree = Snapshot.of(root);
    return new Snapshot(tree.action(), tree.visits(), tree.visits() + 1, tree.children());
  }

  /** The bonus of PUCT with equal priors, which no c of UCT's explains. */
  private record OtherPolicy() implements Selection {
    @Override
    public double score(NodeView<?> parent, NodeView<?> child) {
      return child.mean() + Math.sqrt(parent.visits()) / (1 + child.visits());
    }

    @Override
    public String name() {
      return "other";
    }
  }

  @Test
  void anotherPolicyIsNotCheckedRatherThanBlamed() {
    SelfTestReport report = seen(MctsSettings.uct().withSelection(new OtherPolicy())).run();
    assertThat(report.passed()).as(report.toString()).isTrue();
    assertThat(report.notChecked())
        .contains(Check.notChecked(Check.Subject.FORMULA, "").what(Language.current()));
  }

  @Test
  void everyPositionHasAWrongAction() {
    for (Drill drill : Drill.ALL) {
      State<?> state = drill.state();
      assertThat(Minimax.solve(state).best().size()).isLessThan(state.actions().size());
    }
    assertThat(Arrays.stream(Drill.Demand.values()))
        .allMatch(demand -> Drill.ALL.stream().anyMatch(drill -> drill.demand() == demand));
    assertThat(Drill.ALL).doesNotHaveDuplicates();
  }
}
