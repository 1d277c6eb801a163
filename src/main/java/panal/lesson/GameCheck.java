package panal.lesson;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.Consumer;
import java.util.function.Function;
import panal.game.IllegalActionException;
import panal.game.Player;
import panal.game.RandomStream;
import panal.game.Range;
import panal.game.State;
import panal.message.Messages;

/**
 * What {@link State} promises, asked of a game that a student has written, on twenty random plays:
 *
 * <pre>{@code
 * GameCheck.of("Mi juego", () -> MiJuego.inicio()).check();
 * }</pre>
 *
 * <p>Each line names the state at which a promise is broken, and what would be right. The games of
 * this library keep the same promises, in the tests of its sources.
 *
 * @param <A> the type of an action
 */
public final class GameCheck<A> {

  private static final int PLAYS = 20;
  private static final int MOST_MOVES = 1_000;

  private final Callable<? extends State<A>> start;

  private GameCheck(Callable<? extends State<A>> start) {
    this.start = start;
  }

  /** All promises, for a game that begins where {@code start} says, the first player to move. */
  public static <A> Checklist of(String title, Callable<? extends State<A>> start) {
    return new GameCheck<A>(start).on(Checklist.of(title));
  }

  private Checklist on(Checklist list) {
    return list.without(say("ends"), () -> plays(play -> Optional.empty()))
        .without(say("actions"), () -> states(GameCheck::actions))
        .without(say("distinct"), () -> states(GameCheck::distinct))
        .without(say("untouched"), () -> states(GameCheck::untouched))
        .without(say("children"), () -> states(GameCheck::children))
        .without(say("equal"), this::equal)
        .without(say("turns"), () -> plays(GameCheck::turns))
        .without(say("illegal"), () -> states(this::illegal))
        .without(say("zeroSum"), () -> states(GameCheck::zeroSum))
        .without(say("unfinished"), () -> states(GameCheck::unfinished));
  }

  private static String say(String key, Object... arguments) {
    return Messages.of("lesson.game." + key, arguments);
  }

  private static Optional<String> broken(String key, State<?> state, Object... more) {
    Object[] arguments = new Object[more.length + 1];
    arguments[0] = Checklist.oneLine(state);
    System.arraycopy(more, 0, arguments, 1, more.length);
    return Optional.of(say(key + ".broken", arguments));
  }

  /**
   * One random play, from the first state to the last.
   *
   * @param look at each state, before anything is played from it
   */
  private List<State<A>> play(int number, Consumer<State<A>> look) throws Exception {
    RandomStream random = new RandomStream(2026, number, 0);
    State<A> state = start.call();
    List<State<A>> states = new ArrayList<>();
    while (true) {
      look.accept(state);
      states.add(state);
      if (state.isTerminal() || state.actions().isEmpty()) {
        return states;
      }
      if (states.size() > MOST_MOVES) {
        throw new IllegalStateException(say("endless", MOST_MOVES));
      }
      List<A> actions = state.actions();
      state = state.result(actions.get(random.nextInt(actions.size())));
    }
  }

  /** The first fault of whole plays. */
  private Optional<String> plays(Function<List<State<A>>, Optional<String>> fault)
      throws Exception {
    for (int i = 0; i < PLAYS; i++) {
      Optional<String> found = fault.apply(play(i, state -> {}));
      if (found.isPresent()) {
        return found;
      }
    }
    return Optional.empty();
  }

  /** The first fault of single states. */
  private Optional<String> states(Function<State<A>, Optional<String>> fault) throws Exception {
    List<String> found = new ArrayList<>();
    for (int i = 0; i < PLAYS && found.isEmpty(); i++) {
      play(i, state -> fault.apply(state).ifPresent(found::add));
    }
    return found.stream().findFirst();
  }

  private static <A> Optional<String> actions(State<A> state) {
    boolean none = state.actions().isEmpty();
    return none == state.isTerminal()
        ? Optional.empty()
        : broken(none ? "actions.none" : "actions.some", state);
  }

  private static <A> Optional<String> distinct(State<A> state) {
    List<A> actions = state.actions();
    if (new HashSet<>(actions).size() < actions.size()) {
      return broken("distinct", state, actions);
    }
    return actions.equals(state.actions())
        ? Optional.empty()
        : broken("order", state, actions, state.actions());
  }

  private static <A> Optional<String> untouched(State<A> state) {
    String before = state.toString();
    List<A> actions = List.copyOf(state.actions());
    for (A action : actions) {
      State<A> next = state.result(action);
      if (next == state) {
        return broken("same", state, action);
      }
      if (!before.equals(state.toString()) || !actions.equals(state.actions())) {
        return Optional.of(
            say("untouched.broken", Checklist.oneLine(before), action, Checklist.oneLine(state)));
      }
    }
    return Optional.empty();
  }

  private static <A> Optional<String> children(State<A> state) {
    List<A> actions = state.actions();
    List<State<A>> next = actions.stream().map(state::result).toList();
    for (int i = 1; i < next.size(); i++) {
      int before = next.indexOf(next.get(i));
      if (before < i) {
        return broken("children", state, actions.get(before), actions.get(i));
      }
    }
    return Optional.empty();
  }

  private Optional<String> equal() throws Exception {
    List<State<A>> one = play(0, state -> {});
    List<State<A>> other = play(0, state -> {});
    for (int i = 0; i < one.size(); i++) {
      if (!sameValue(one.get(i), other.get(i))) {
        return broken("equal", one.get(i));
      }
    }
    return Optional.empty();
  }

  private static boolean sameValue(State<?> one, State<?> other) {
    return one.equals(other) && one.hashCode() == other.hashCode();
  }

  private static <A> Optional<String> turns(List<State<A>> play) {
    for (int i = 0; i < play.size(); i++) {
      State<A> state = play.get(i);
      if (state.turn() != (i % 2 == 0 ? Player.FIRST : Player.SECOND)) {
        return broken("turns", state, state.turn(), i);
      }
    }
    return Optional.empty();
  }

  /** Actions of the start that are no longer possible. */
  private Optional<String> illegal(State<A> state) {
    List<A> actions = state.actions();
    for (A action : first().actions()) {
      if (!actions.contains(action)) {
        try {
          state.result(action);
          return broken("illegal", state, action);
        } catch (IllegalActionException right) {
          continue;
        } catch (UnsupportedOperationException stub) {
          throw stub;
        } catch (RuntimeException other) {
          return broken("illegal.other", state, action, other.getClass().getSimpleName());
        }
      }
    }
    return Optional.empty();
  }

  private State<A> first() {
    try {
      return start.call();
    } catch (RuntimeException e) {
      throw e;
    } catch (Exception e) {
      throw new IllegalStateException(e);
    }
  }

  private static <A> Optional<String> zeroSum(State<A> state) {
    if (!state.isTerminal()) {
      return Optional.empty();
    }
    double one = state.utility(Player.FIRST);
    double other = state.utility(Player.SECOND);
    Range range = Range.of(state, Player.FIRST);
    boolean inside = range.low() <= one && one <= range.high();
    return inside && one + other == 0 ? Optional.empty() : broken("zeroSum", state, one, other);
  }

  private static <A> Optional<String> unfinished(State<A> state) {
    if (state.isTerminal()) {
      return Optional.empty();
    }
    try {
      return broken("unfinished", state, state.utility(Player.FIRST));
    } catch (IllegalStateException right) {
      return Optional.empty();
    }
  }
}
