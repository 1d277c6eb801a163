package panal.games;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import panal.game.FastRollout;
import panal.game.Game;
import panal.game.IllegalActionException;
import panal.game.Notation;
import panal.game.Player;
import panal.game.RandomStream;
import panal.game.Range;
import panal.game.State;
import panal.message.Language;

/**
 * What every game has to fulfil, tried on random plays: a subclass says which games, and which
 * actions are never legal in them.
 *
 * @param <A> the type of an action
 */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
public abstract class GameContract<A> {

  private static final int PLAYS = 20;

  /** The games, small and large. */
  protected abstract Stream<Game<A>> games();

  /** Actions that no state of these games allows. */
  protected abstract List<A> neverLegal();

  /** The states of one random play, from the first to the last. */
  private static <A> List<State<A>> play(Game<A> game, int number) {
    RandomStream random = new RandomStream(2026, number, 0);
    List<State<A>> states = new ArrayList<>(List.of(game.initialState()));
    State<A> state = game.initialState();
    while (!state.actions().isEmpty()) {
      List<A> actions = state.actions();
      state = state.result(actions.get(random.nextInt(actions.size())));
      states.add(state);
    }
    return states;
  }

  private static <A> Stream<List<State<A>>> plays(Game<A> game) {
    return Stream.iterate(0, i -> i < PLAYS, i -> i + 1).map(i -> play(game, i));
  }

  private static <A> Stream<State<A>> states(Game<A> game) {
    return plays(game).flatMap(List::stream);
  }

  @ParameterizedTest
  @MethodSource("games")
  void thereAreNoActionsExactlyAtTheEnd(Game<A> game) {
    states(game).forEach(s -> assertThat(s.actions().isEmpty()).isEqualTo(s.isTerminal()));
  }

  @ParameterizedTest
  @MethodSource("games")
  void actionsAreUnmodifiableDistinctAndAlwaysInTheSameOrder(Game<A> game) {
    states(game)
        .forEach(
            state -> {
              List<A> actions = state.actions();
              assertThat(actions).doesNotHaveDuplicates().isEqualTo(state.actions());
              assertThatThrownBy(() -> actions.add(neverLegal().get(0)))
                  .isInstanceOf(UnsupportedOperationException.class);
            });
    for (int i = 0; i < PLAYS; i++) {
      assertThat(play(game, i)).isEqualTo(play(game, i));
    }
  }

  @ParameterizedTest
  @MethodSource("games")
  void anIllegalActionIsRefusedByName(Game<A> game) {
    List<A> candidates = new ArrayList<>(neverLegal());
    candidates.addAll(game.initialState().actions());
    plays(game)
        .limit(3)
        .flatMap(List::stream)
        .forEach(
            state -> {
              List<A> illegal = new ArrayList<>(candidates);
              illegal.removeAll(state.actions());
              for (A action : illegal) {
                assertThatThrownBy(() -> state.result(action))
                    .isInstanceOf(IllegalActionException.class)
                    .hasMessageContaining(action.toString());
              }
            });
  }

  @ParameterizedTest
  @MethodSource("games")
  void aStateStaysAsItIsWhateverIsPlayedFromIt(Game<A> game) {
    plays(game)
        .forEach(
            play -> {
              State<A> state = play.get(play.size() / 2);
              String text = state.toString();
              int hash = state.hashCode();
              List<A> actions = List.copyOf(state.actions());
              actions.forEach(state::result);
              assertThat(state.toString()).isEqualTo(text);
              assertThat(state.hashCode()).isEqualTo(hash);
              assertThat(state.actions()).isEqualTo(actions);
            });
  }

  @ParameterizedTest
  @MethodSource("games")
  void statesAreEqualByValue(Game<A> game) {
    for (int i = 0; i < PLAYS; i++) {
      List<State<A>> one = play(game, i);
      List<State<A>> other = play(game, i);
      for (int s = 0; s < one.size(); s++) {
        assertThat(one.get(s)).isEqualTo(other.get(s)).hasSameHashCodeAs(other.get(s));
        assertThat(one.get(s)).isNotSameAs(other.get(s)).isNotEqualTo(null).isNotEqualTo("state");
      }
      assertThat(new HashSet<>(one)).as("no state comes back").hasSameSizeAs(one);
    }
  }

  @ParameterizedTest
  @MethodSource("games")
  void everyActionLeadsToADifferentState(Game<A> game) {
    plays(game)
        .forEach(
            play -> {
              State<A> state = play.get(play.size() / 2);
              List<State<A>> next = state.actions().stream().map(state::result).toList();
              assertThat(next).doesNotHaveDuplicates();
              assertThat(next.stream().map(State::toString)).doesNotHaveDuplicates();
            });
  }

  @ParameterizedTest
  @MethodSource("games")
  void utilitiesAddUpToZeroAndExistOnlyAtTheEnd(Game<A> game) {
    states(game)
        .forEach(
            state -> {
              if (state.isTerminal()) {
                Range range = Range.of(state, Player.FIRST);
                assertThat(state.utility(Player.FIRST)).isBetween(range.low(), range.high());
                assertThat(state.utility(Player.FIRST) + state.utility(Player.SECOND)).isZero();
              } else {
                for (Player player : List.of(Player.FIRST, Player.SECOND)) {
                  assertThatThrownBy(() -> state.utility(player))
                      .isInstanceOf(IllegalStateException.class);
                }
              }
            });
  }

  @ParameterizedTest
  @MethodSource("games")
  void thePlayersMoveInTurnAndTheFirstBegins(Game<A> game) {
    plays(game)
        .forEach(
            play -> {
              Player next = Player.FIRST;
              for (State<A> state : play) {
                assertThat(state.turn()).isEqualTo(next);
                next = next.opponent();
              }
            });
  }

  @ParameterizedTest
  @MethodSource("games")
  void noPlayIsLongerThanTheGameSays(Game<A> game) {
    plays(game)
        .forEach(
            play ->
                game.maxLength().ifPresent(most -> assertThat(play.size() - 1).isBetween(1, most)));
  }

  @ParameterizedTest
  @MethodSource("games")
  void whatIsPrintedIsReadBackInEitherNotation(Game<A> game) {
    List<A> actions = game.initialState().actions();
    for (Notation notation : Notation.values()) {
      for (A action : actions) {
        assertThat(game.action(notation.print(action))).isEqualTo(action);
      }
      String line = actions.stream().map(notation::print).collect(Collectors.joining("  "));
      assertThat(game.actions(" " + line + " ")).isEqualTo(actions);
    }
    assertThat(game.actions(" ")).isEmpty();
  }

  @ParameterizedTest
  @MethodSource("games")
  void whatIsNoActionIsRefusedByName(Game<A> game) {
    for (String text :
        List.of("x", "0", "(1;1)", "a0", "1:0", "0:1", "(-1,0)", "77:1", "(99,99)")) {
      assertThatThrownBy(() -> game.action(text))
          .isInstanceOf(IllegalArgumentException.class)
          .hasMessageContaining(text)
          .hasMessageContaining(game.name());
    }
  }

  @ParameterizedTest
  @MethodSource("games")
  void theNameIsReadBackToAnEqualGame(Game<A> game) {
    assertThat(Games.parse(game.name())).isEqualTo(game).hasToString(game.name());
    String spaced = " " + game.name().toUpperCase(Locale.ROOT).replace(",", " , ");
    assertThat(Games.parse(spaced)).isEqualTo(game);
  }

  @ParameterizedTest
  @MethodSource("games")
  void bothPlayersHaveANameInEachLanguage(Game<A> game) {
    for (Language language : Language.values()) {
      assertThat(game.playerName(Player.FIRST, language))
          .isNotBlank()
          .isNotEqualTo(game.playerName(Player.SECOND, language));
    }
  }

  /** The distribution is for the game's own test to prove. */
  @ParameterizedTest
  @MethodSource("games")
  void aFastRolloutGivesTheResultOfItsMoves(Game<A> game) {
    List<State<A>> states = states(game).toList();
    for (int i = 0; i < states.size(); i++) {
      if (states.get(i) instanceof FastRollout<?>) {
        checkRollout(states.get(i), i);
      }
    }
  }

  private static <A> void checkRollout(State<A> from, int number) {
    @SuppressWarnings("unchecked") // a state plays itself out with its own actions
    FastRollout<A> fast = (FastRollout<A>) from;
    double result = fast.rollout(new RandomStream(7, number, 1));
    State<A> state = from;
    List<A> moves =
        fast.rolloutMoves(new RandomStream(7, number, 1), new RandomStream(7, number, 2));
    for (A move : moves) {
      state = state.result(move);
    }
    assertThat(state.isTerminal()).isTrue();
    assertThat(state.utility(Player.FIRST)).isEqualTo(result);
    assertThat(moves.isEmpty()).isEqualTo(from.isTerminal());
  }
}
