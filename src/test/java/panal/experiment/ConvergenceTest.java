package panal.experiment;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CancellationException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import panal.game.Cell;
import panal.game.State;
import panal.games.hex.HexGame;
import panal.games.nim.NimGame;
import panal.games.nim.Take;
import panal.games.tictactoe.TicTacToeGame;
import panal.search.Budget;
import panal.search.Search;
import panal.search.mcts.Mcts;
import panal.search.mcts.MctsSettings;

class ConvergenceTest {

  private static final Convergence<Cell> SMALL =
      Convergence.of(new HexGame(3)).withBudgets(1, 7, 40).withSeeds(30);

  @ParameterizedTest
  @ValueSource(ints = {2, 3, 8})
  void theResultDoesNotDependOnTheNumberOfThreads(int threads) {
    assertThat(SMALL.run(threads, Progress.NONE)).isEqualTo(SMALL.run(1, Progress.NONE));
  }

  @Test
  void eachSeedCountsAsIfItsSearchWereRunAlone() {
    Convergence<Cell> uct =
        SMALL
            .withContenders(List.of(new TreeContender("uct", MctsSettings.uct())))
            .withFirstSeed(-3);
    int[] hits = new int[3];
    Curves curves = uct.run();
    for (long seed = -3; seed < 27; seed++) {
      for (int b = 0; b < 3; b++) {
        Search<Cell> alone =
            new Mcts<>(new HexGame(3).initialState(), MctsSettings.uct().withSeed(seed));
        Cell best = alone.run(Budget.iterations(uct.budgets().get(b))).best().orElseThrow();
        hits[b] += curves.optimal().contains(best) ? 1 : 0;
      }
    }
    assertThat(curves.curves().get(0).points())
        .containsExactly(
            new Curve.Point(1, hits[0], 30),
            new Curve.Point(7, hits[1], 30),
            new Curve.Point(40, hits[2], 30));
  }

  @Test
  void theOptimalActionsAreTheExactOnesAndChanceIsTheirShare() {
    Curves curves = SMALL.run();
    assertThat(curves.optimal())
        .isEqualTo(
            List.of(
                new Cell(0, 2), new Cell(1, 0), new Cell(1, 1), new Cell(1, 2), new Cell(2, 0)));
    assertThat(curves.legal()).isEqualTo(9);
    assertThat(curves.chance()).isEqualTo(5.0 / 9);
  }

  @Test
  void whereAllActionsAreEquallyGoodEverySeedIsRight() {
    Curves curves = Convergence.of(new TicTacToeGame()).withBudgets(1).withSeeds(10).run();
    assertThat(curves.chance()).isEqualTo(1);
    assertThat(curves.curves()).allMatch(curve -> curve.points().get(0).hits() == 10);
  }

  @Test
  void onlyOneTakeWinsFromTwoAndThree() {
    Curves curves =
        Convergence.of(new NimGame(List.of(2, 3), false, List.of())).withBudgets(5).run();
    assertThat(curves.optimal()).isEqualTo(List.of(new Take(2, 1)));
    assertThat(curves.position()).isEqualTo("nim(2,3)");
  }

  @Test
  void budgetsComeInOrderWithoutDoubles() {
    assertThat(SMALL.withBudgets(50, 10, 50, 20).budgets()).containsExactly(10L, 20L, 50L);
  }

  @Test
  void whatCannotBeRunIsRefusedInASentence() {
    assertThatThrownBy(() -> SMALL.withBudgets()).isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> SMALL.withBudgets(10, 0)).hasMessageContaining("0");
    assertThatThrownBy(() -> SMALL.withBudgets(-5)).hasMessageContaining("-5");
    assertThatThrownBy(() -> SMALL.withSeeds(0)).hasMessageContaining("0");
    assertThatThrownBy(() -> SMALL.withSeeds(-1)).hasMessageContaining("-1");
    assertThatThrownBy(() -> SMALL.withContenders(List.of()))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> SMALL.run(0, Progress.NONE)).hasMessageContaining("0");
    Convergence<Cell> finished = Convergence.of(new TicTacToeGame(), "a1 a2 b1 b2 c1");
    assertThatThrownBy(finished::run).isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void twoContendersOfOneNameAreRefused() {
    List<Contender> twins =
        List.of(new FlatContender(), new TreeContender("flat", MctsSettings.uct(0.5)));
    assertThatThrownBy(() -> SMALL.withContenders(twins)).hasMessageContaining("\"flat\"");
  }

  @Test
  void progressCountsUpToTheLastPiece() {
    List<Integer> heard = new ArrayList<>();
    SMALL
        .withSeeds(2)
        .run(
            2,
            (done, all) -> {
              assertThat(all).isEqualTo(6);
              heard.add(done);
            });
    assertThat(heard).containsExactly(1, 2, 3, 4, 5, 6);
  }

  @Test
  void anInterruptEndsItWithoutAResult() {
    Progress interrupts = (done, all) -> Thread.currentThread().interrupt();
    Convergence<Cell> endless = SMALL.withBudgets(1, Long.MAX_VALUE);
    Convergence<Cell> firstPieceShort =
        endless.withContenders(List.of(new ShortThenEndless())).withSeeds(2);
    assertThatThrownBy(() -> firstPieceShort.run(2, interrupts))
        .isInstanceOf(CancellationException.class)
        .hasMessageNotContaining("null");
    assertThat(Thread.interrupted()).isTrue();
  }

  @Test
  void aFailureIsThrownOn() {
    IllegalStateException failure = new IllegalStateException("no search today");
    Contender broken =
        new Contender() {
          @Override
          public String name() {
            return "broken";
          }

          @Override
          public <A> Search<A> search(State<A> root, long seed) {
            throw failure;
          }
        };
    assertThatThrownBy(() -> SMALL.withContenders(List.of(broken)).run()).isSameAs(failure);
  }

  /** UCT whose root is nearly finished for the first seed: the other never ends by itself. */
  private record ShortThenEndless() implements Contender {
    @Override
    public String name() {
      return "short, then endless";
    }

    @Override
    public <A> Search<A> search(State<A> root, long seed) {
      Search<A> uct = new TreeContender("uct", MctsSettings.uct()).search(root, seed);
      return seed == 42 ? new AtOnce<>(uct) : uct;
    }
  }

  private record AtOnce<A>(Search<A> search) implements Search<A> {
    @Override
    public State<A> root() {
      return search.root();
    }

    @Override
    public panal.search.Result<A> run(Budget budget) {
      return search.run(Budget.iterations(1));
    }

    @Override
    public panal.search.Result<A> result() {
      return search.result();
    }

    @Override
    public panal.search.Description description() {
      return search.description();
    }
  }

  @Test
  void theQuietLineComesOnceAtTheEnd() {
    List<String> lines = new ArrayList<>();
    Convergence.of(new HexGame(2)).withBudgets(5).withSeeds(3).run(Progress.line(lines::add));
    assertThat(lines).singleElement().asString().contains("9"); // three contenders, three seeds
  }
}
