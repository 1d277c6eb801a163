package panal.lesson;

import java.util.Arrays;
import java.util.Locale;
import java.util.function.ToDoubleFunction;
import java.util.stream.Collectors;
import panal.game.Game;
import panal.game.State;
import panal.games.Games;
import panal.message.Language;
import panal.message.Messages;
import panal.search.Perspective;
import panal.search.exact.Minimax;
import panal.search.mcts.Mcts;
import panal.search.mcts.MctsSettings;

/**
 * The classic mistakes in Monte Carlo tree search, each as a search that runs, steps and is drawn
 * like any other: the real {@link Mcts} with one strategy or the states changed.
 *
 * <p>{@link Specimens} has the smallest position that shows each, {@code docs/bug-lab.md} what to
 * look at.
 */
public enum Flaw {
  /** Q(v) is kept for the player to move at v, and selection takes the highest. */
  SIGN_ERROR(
      "v.total += utility(v.state.turn());        // [M4]",
      "v.total += utility(v.parent.state.turn()); // [M4]"),
  /** Q(v) is for the player at the root everywhere, and selection takes the highest. */
  ROOT_VIEW(
      "v.total += utility(root.state.turn());     // [M4]",
      "v.total += utility(v.parent.state.turn()); // [M4]"),
  /** Finished nodes get children. */
  NO_TERMINAL_CHECK(
      "if (!v.untried.isEmpty()) expand(v);                          // [M2]",
      "if (!v.state.isTerminal() && !v.untried.isEmpty()) expand(v); // [M2]"),
  /** The logarithm is of the child's own count. */
  OWN_COUNT(
      "score = v.total / v.visits + c * sqrt(log(v.visits) / v.visits);        // [U1]",
      "score = v.total / v.visits + c * sqrt(log(v.parent.visits) / v.visits); // [U1]"),
  /** The mean is divided by the parent's count. */
  PARENT_DIVISOR(
      "score = v.total / v.parent.visits + c * sqrt(log(v.parent.visits) / v.visits); // [U1]",
      "score = v.total / v.visits + c * sqrt(log(v.parent.visits) / v.visits);        // [U1]"),
  /** A draw is worth as little as a loss. */
  DRAW_AS_LOSS(
      "v.total += r == 1 ? 1 : -1; // r is the result for v: 1, 0 or -1, [M4]",
      "v.total += r;               // r is the result for v: 1, 0 or -1, [M4]"),
  /** Q and N are whole numbers, and so is Q/N. */
  INTEGER_DIVISION(
      "int total, visits; … score = total / visits + …          // [U1]",
      "int total, visits; … score = (double) total / visits + … // [U1]"),
  /** The node from which the result goes up does not count the visit. */
  FORGOTTEN_VISIT(
      "leaf.total += r; for (v = leaf.parent; …) { v.visits++; v.total += r; } // [M4]",
      "for (v = leaf; …) { v.visits++; v.total += r; }                         // [M4]"),
  /** All nodes hold the same board. */
  SHARED_BOARD(
      "child.board = v.board;         child.board[a] = turn; // [M2]",
      "child.board = v.board.clone(); child.board[a] = turn; // [M2]");

  private final String wrong;
  private final String right;

  Flaw(String wrong, String right) {
    this.wrong = wrong;
    this.right = right;
  }

  /**
   * The flaw of that code.
   *
   * @throws IllegalArgumentException if there is none
   */
  public static Flaw parse(String code) {
    return Arrays.stream(values())
        .filter(flaw -> flaw.code().equals(code.strip().toLowerCase(Locale.ROOT)))
        .findFirst()
        .orElseThrow(
            () ->
                new IllegalArgumentException(
                    Messages.of(
                        "lesson.noFlaw",
                        code,
                        Arrays.stream(values())
                            .map(Flaw::code)
                            .collect(Collectors.joining(", ")))));
  }

  /**
   * The game of that name, one with a flaw in its board too, such as {@code
   * shared-board:tictactoe}: what reads a trace of a flawed search again.
   *
   * @throws IllegalArgumentException if there is no such game
   */
  public static Game<?> parseGame(String name) {
    return FlawedGame.parse(name).orElseGet(() -> Games.parse(name));
  }

  /** The name in commands and files, such as {@code sign-error}. */
  public String code() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  /** The mistake in a few words. */
  public String title(Language language) {
    return Messages.in(language, "lesson.flaw." + name() + ".title");
  }

  /** What the mistake is and what it does, in a sentence or two. */
  public String what(Language language) {
    return Messages.in(language, "lesson.flaw." + name() + ".what");
  }

  /** Which numbers and which step to look at. */
  public String look(Language language) {
    return Messages.in(language, "lesson.flaw." + name() + ".look");
  }

  /** The line with the mistake, in the words of a student's listing, with its marker. */
  public String wrong() {
    return wrong;
  }

  /** The line as it should be. */
  public String right() {
    return right;
  }

  /** Whether it is the board that is wrong, so that the game has another name. */
  boolean isOfTheBoard() {
    return this == NO_TERMINAL_CHECK || this == SHARED_BOARD;
  }

  /** The game as this flaw plays it: the same one, unless the flaw is in the board. */
  public <A> Game<A> game(Game<A> game) {
    return isOfTheBoard() ? new FlawedGame<>(this, game) : game;
  }

  /** A state of {@link #game}, where a sound search may begin too. */
  <A> State<A> state(State<A> sound) {
    return switch (this) {
      case NO_TERMINAL_CHECK -> NaiveState.unending(sound);
      case SHARED_BOARD -> NaiveState.shareable(sound);
      default -> sound;
    };
  }

  /**
   * Where the flawed search begins instead of at a sound state: there itself, unless the flaw is in
   * the board. One such root serves for one search.
   *
   * @throws IllegalArgumentException if the flaw is in the board and the game has none with it
   */
  public <A> State<A> root(State<A> sound) {
    return this == SHARED_BOARD ? NaiveState.shareable(sound).shared() : state(sound);
  }

  /**
   * The exact values for {@link panal.game.Player#FIRST} of {@code root} and all that can come up
   * from it; where a flaw of the board lets play go on after the end, the value of the end.
   *
   * @throws panal.game.TooManyPositionsException if there are too many positions
   */
  public static <A> ToDoubleFunction<State<A>> exact(State<A> root) {
    Minimax<A> exact = new Minimax<>(sound(root));
    return state -> exact.valueForFirst(sound(state));
  }

  private static <A> State<A> sound(State<A> state) {
    return state instanceof NaiveState<A> naive ? naive.sound() : state;
  }

  /**
   * These settings with the mistake.
   *
   * @throws IllegalArgumentException if it is one of UCT's formula and the selection is another
   */
  public MctsSettings applyTo(MctsSettings settings) {
    MctsSettings flawed =
        switch (this) {
          case SIGN_ERROR -> settings.withBackup(FlawedBackup.SIGN_ERROR);
          case ROOT_VIEW -> settings.withPerspective(Perspective.ROOT);
          case NO_TERMINAL_CHECK, SHARED_BOARD -> settings.withRollout(new NaiveRollout());
          case OWN_COUNT -> withSlip(settings, FlawedUct.Slip.OWN_COUNT);
          case PARENT_DIVISOR -> withSlip(settings, FlawedUct.Slip.PARENT_DIVISOR);
          case DRAW_AS_LOSS -> settings.withBackup(FlawedBackup.DRAW_AS_LOSS);
          case INTEGER_DIVISION -> withSlip(settings, FlawedUct.Slip.INTEGER_DIVISION);
          case FORGOTTEN_VISIT -> settings.withBackup(FlawedBackup.FORGOTTEN_VISIT);
        };
    return flawed.withFlaw(code());
  }

  private MctsSettings withSlip(MctsSettings settings, FlawedUct.Slip slip) {
    double c =
        settings
            .selection()
            .c()
            .orElseThrow(
                () -> new IllegalArgumentException(Messages.of("lesson.noFormula", code())));
    return settings.withSelection(new FlawedUct(c, slip));
  }

  /** The flawed search from a sound state, not begun; a trace of it is one of {@link #game}. */
  public <A> Mcts<A> search(State<A> root, MctsSettings sound) {
    return new Mcts<>(root(root), applyTo(sound));
  }
}
