package panal.lesson;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import panal.game.Game;
import panal.game.Player;
import panal.game.Positions;
import panal.game.State;
import panal.games.Games;
import panal.search.Budget;
import panal.search.Step;
import panal.search.exact.Minimax;
import panal.search.mcts.Mcts;
import panal.search.mcts.MctsSettings;

/**
 * Looks for the smallest position that shows a flaw, among all positions of tic-tac-toe, of Hex up
 * to 3×3 and of Nim up to three heaps of five under both rules. Every position of a Nim game is the
 * start of another, so the starts are enough.
 *
 * <p>Smallest: the fewest positions that can come up from it, then the fewest moves from the start,
 * then tic-tac-toe, Hex by rows and columns, Nim by heaps with normal play first; last the game's
 * own order. Both searches are UCT with c = sqrt 2 and all else as usual. Takes about a minute for
 * all flaws.
 */
public final class SpecimenSearch {

  /** How long each search goes on. */
  static final long ITERATIONS = 1_000;

  /** The seeds with which a position has to pass, all but one, before it is measured. */
  static final int TRIALS = 20;

  private static final int SEEDS = 200;

  private final List<Place<?>> places = new ArrayList<>();

  /** Lists the positions, smallest first. */
  public SpecimenSearch() {
    games().forEach(game -> addAll(Games.parse(game)));
    places.sort(Comparator.<Place<?>>comparingInt(Place::positions).thenComparingInt(Place::moved));
  }

  private static List<String> games() {
    List<String> games = new ArrayList<>(List.of("tictactoe"));
    for (int rows = 1; rows <= 3; rows++) {
      for (int columns = 1; columns <= 3; columns++) {
        games.add("hex(" + rows + "," + columns + ")");
      }
    }
    List<String> heaps = new ArrayList<>(List.of("1", "2", "3", "4", "5"));
    for (int from = 0, length = 1; length < 3; length++) {
      int to = heaps.size();
      for (int i = from; i < to; i++) {
        for (int heap = 1; heap <= 5; heap++) {
          heaps.add(heaps.get(i) + "," + heap);
        }
      }
      from = to;
    }
    heaps.forEach(heap -> games.add("nim(" + heap + ")"));
    heaps.forEach(heap -> games.add("nim(" + heap + ";misere)"));
    return games;
  }

  private <A> void addAll(Game<A> game) {
    State<A> start = game.initialState();
    Positions<A> positions = Positions.from(start);
    Minimax<A> exact = new Minimax<>(start);
    List<Place<A>> level = List.of(new Place<>(game, List.of(), start, exact, positions.size()));
    Set<State<A>> seen = new HashSet<>();
    boolean starts = game.name().startsWith("nim");
    while (!level.isEmpty()) {
      List<Place<A>> next = new ArrayList<>();
      for (Place<A> place : level) {
        places.add(place);
        for (A action : starts ? List.<A>of() : place.state().actions()) {
          State<A> after = place.state().result(action);
          if (!after.isTerminal() && seen.add(after)) {
            List<A> moves = new ArrayList<>(place.moves());
            moves.add(action);
            int below = positions.treeSize(after).positions();
            next.add(new Place<>(game, List.copyOf(moves), after, exact, below));
          }
        }
      }
      level = next;
    }
  }

  /** How many positions there are. */
  public int size() {
    return places.size();
  }

  /**
   * The smallest position where the flawed search answers wrongly with nearly all seeds and the
   * sound one rightly; where there is none, the smallest where the search with seed 42 goes another
   * way.
   */
  public Specimen find(Flaw flaw) {
    return places.stream()
        .filter(place -> place.shows(flaw))
        .<Specimen>map(place -> place.measured(flaw))
        .filter(Specimen::showsInTheAnswer)
        .findFirst()
        .orElseGet(() -> inTheSteps(flaw));
  }

  private Specimen inTheSteps(Flaw flaw) {
    return places.stream()
        .filter(place -> place.firstDifference(flaw) > 0)
        .findFirst()
        .orElseThrow()
        .measured(flaw);
  }

  /** One position. */
  private record Place<A>(
      Game<A> game, List<A> moves, State<A> state, Minimax<A> exact, int positions) {

    int moved() {
      return moves.size();
    }

    private List<A> optimal() {
      double best = forMover(exact.valueForFirst(state));
      return state.actions().stream()
          .filter(action -> forMover(exact.valueForFirst(state.result(action))) == best)
          .toList();
    }

    private double forMover(double first) {
      return state.turn() == Player.FIRST ? first : -first;
    }

    boolean shows(Flaw flaw) {
      List<A> optimal = optimal();
      if (optimal.size() == state.actions().size()) {
        return false;
      }
      int right = 0;
      int wrong = 0;
      for (int seed = 1; seed <= TRIALS; seed++) {
        right += isIn(optimal, flaw.search(state, settings(seed)));
        if (20 * right > TRIALS) {
          return false;
        }
      }
      for (int seed = 1; seed <= TRIALS; seed++) {
        wrong += 1 - isIn(optimal, new Mcts<>(state, settings(seed)));
        if (20 * wrong > TRIALS) {
          return false;
        }
      }
      return true;
    }

    Specimen measured(Flaw flaw) {
      List<A> optimal = optimal();
      int flawedWrong = 0;
      int soundWrong = 0;
      for (int seed = 1; seed <= SEEDS; seed++) {
        flawedWrong += 1 - isIn(optimal, flaw.search(state, settings(seed)));
        soundWrong += 1 - isIn(optimal, new Mcts<>(state, settings(seed)));
      }
      return new Specimen(
          flaw,
          game.name(),
          String.join(" ", moves.stream().map(Object::toString).toList()),
          positions,
          optimal.stream().map(Object::toString).toList(),
          ITERATIONS,
          SEEDS,
          flawedWrong,
          soundWrong,
          firstDifference(flaw));
    }

    private static <A> int isIn(List<A> optimal, Mcts<A> search) {
      return search.run(Budget.iterations(ITERATIONS)).best().filter(optimal::contains).isPresent()
          ? 1
          : 0;
    }

    private static MctsSettings settings(long seed) {
      return MctsSettings.uct().withSeed(seed);
    }

    /** 0 where they are the same throughout. */
    long firstDifference(Flaw flaw) {
      MctsSettings usual = MctsSettings.uct();
      Mcts<A> flawed = flaw.search(state, usual);
      // On a naive board sound too, so that both draw the same rollouts.
      Mcts<A> sound =
          flawed.root() == state
              ? new Mcts<>(state, usual)
              : new Mcts<>(NaiveState.shareable(state), usual.withRollout(new NaiveRollout()));
      while (sound.tree().visits() < ITERATIONS) {
        Step<A> step = sound.step();
        if (!isSame(step, flawed.step())) {
          return step.iteration();
        }
      }
      return 0;
    }

    /** Of a selection only the way that it took counts, not what else it reckoned. */
    private static boolean isSame(Step<?> step, Step<?> other) {
      return step instanceof Step.Selection<?>
          ? step.path().equals(other.path())
          : step.equals(other);
    }
  }
}
