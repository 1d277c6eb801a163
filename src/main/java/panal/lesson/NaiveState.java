package panal.lesson;

import java.util.List;
import java.util.OptionalDouble;
import panal.game.Glyphs;
import panal.game.IllegalActionException;
import panal.game.Notation;
import panal.game.Picture;
import panal.game.Pictured;
import panal.game.Player;
import panal.game.State;
import panal.message.Language;
import panal.message.Messages;

/**
 * A state of a listing with a mistake in how it treats its board.
 *
 * <p>{@link Flaw#NO_TERMINAL_CHECK}: {@link #actions()} goes on after the end, so that finished
 * nodes get children; rollouts stop where they should ({@link NaiveRollout}). {@link
 * Flaw#SHARED_BOARD}: {@link #result} plays on the very board of this state, once it is {@link
 * #shared()}; each state keeps its own turn and the actions that it found when it was made, as a
 * node of a listing does, and rollouts play on a copy.
 *
 * <p>As text and picture it is the sound state that the moves lead to, up to the end of the game.
 */
final class NaiveState<A> implements State<A>, Pictured {

  /** The board that several states may hold. */
  private static final class Table<A> {
    private NaiveBoard<A> board;

    Table(NaiveBoard<A> board) {
      this.board = board;
    }
  }

  private enum Sharing {
    NEVER,
    ONCE_ASKED,
    ALWAYS
  }

  private final Table<A> table;
  private final Sharing sharing;
  private final Player turn;
  private final State<A> sound;
  private final List<A> actions;
  private final OptionalDouble atFirst;

  private NaiveState(Table<A> table, Sharing sharing, Player turn, State<A> sound) {
    this.table = table;
    this.sharing = sharing;
    this.turn = turn;
    this.sound = sound;
    atFirst = table.board.result(turn);
    actions = atFirst.isPresent() && sharing != Sharing.NEVER ? List.of() : table.board.actions();
  }

  /** A state whose game goes on after its end. */
  static <A> NaiveState<A> unending(State<A> state) {
    return new NaiveState<>(new Table<>(NaiveBoard.of(state)), Sharing.NEVER, state.turn(), state);
  }

  /** A state that will share its board once it is {@link #shared()}; until then it is copied. */
  static <A> NaiveState<A> shareable(State<A> state) {
    return new NaiveState<>(
        new Table<>(NaiveBoard.of(state)), Sharing.ONCE_ASKED, state.turn(), state);
  }

  /** The same on a board of its own that all states below it will share. */
  NaiveState<A> shared() {
    return new NaiveState<>(new Table<>(table.board), Sharing.ALWAYS, turn, sound);
  }

  /** The sound state that the moves lead to, up to the end of the game. */
  State<A> sound() {
    return sound;
  }

  /** The board as it is now. */
  NaiveBoard<A> board() {
    return table.board;
  }

  @Override
  public Player turn() {
    return turn;
  }

  @Override
  public List<A> actions() {
    return actions;
  }

  @Override
  public NaiveState<A> result(A action) {
    if (sharing == Sharing.NEVER && !actions.contains(action)) {
      throw new IllegalActionException(action, Messages.of("action.taken"), actions);
    }
    NaiveBoard<A> after = table.board.after(action, turn);
    Table<A> next = table;
    if (sharing == Sharing.ALWAYS) {
      table.board = after;
    } else {
      next = new Table<>(after);
    }
    boolean legal = sound.turn() == turn && sound.actions().contains(action);
    return new NaiveState<>(next, sharing, turn.opponent(), legal ? sound.result(action) : sound);
  }

  @Override
  public boolean isTerminal() {
    return actions.isEmpty() || sharing != Sharing.NEVER && result().isPresent();
  }

  private OptionalDouble result() {
    OptionalDouble now = table.board.result(turn);
    return now.isPresent() ? now : atFirst;
  }

  @Override
  public double utility(Player player) {
    double first =
        result().orElseThrow(() -> new IllegalStateException(Messages.of("state.unfinished")));
    return player == Player.FIRST ? first : 0 - first;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof NaiveState<?> that
        && turn == that.turn
        && (sharing == Sharing.NEVER) == (that.sharing == Sharing.NEVER)
        && table.board.equals(that.table.board);
  }

  @Override
  public int hashCode() {
    return 31 * table.board.hashCode() + turn.ordinal();
  }

  @Override
  public Picture picture(Notation notation, Language language) {
    return ((Pictured) sound).picture(notation, language);
  }

  @Override
  public String text(Glyphs glyphs, Notation notation) {
    return ((Pictured) sound).text(glyphs, notation);
  }

  @Override
  public String toString() {
    return sound.toString();
  }
}
