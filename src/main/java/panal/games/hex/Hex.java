package panal.games.hex;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import panal.game.Bounded;
import panal.game.Cell;
import panal.game.FastRollout;
import panal.game.Glyphs;
import panal.game.IllegalActionException;
import panal.game.Linked;
import panal.game.Notation;
import panal.game.Picture;
import panal.game.Pictured;
import panal.game.Player;
import panal.game.PositionBound;
import panal.game.RandomStream;
import panal.game.State;
import panal.message.Language;
import panal.message.Messages;

/**
 * A state of Hex: Black ({@link Player#FIRST}) joins top and bottom, White ({@link Player#SECOND})
 * joins left and right, one stone a turn, and the first to do it wins. There are no draws.
 *
 * <p>Cell (r,c) touches (r-1,c) (r-1,c+1) (r,c-1) (r,c+1) (r+1,c-1) (r+1,c). Actions are the empty
 * cells, row by row. Utility is +1 for the winner and -1 for the loser. Equality is that of the
 * stones on the board and of the turn; the last stone placed is remembered for pictures only.
 *
 * <p><b>Rollouts.</b> If play went on after the win until the board is full, the winner would stay
 * the same, since a full board has exactly one. Random play to a full board leaves each set of
 * cells of the right size to Black with the same probability, so one such set decides the result.
 * Given the set, every order of each colour's cells is equally likely, which gives back the moves.
 */
public final class Hex implements State<Cell>, FastRollout<Cell>, Bounded, Pictured, Linked {

  private final HexBoard board;
  private final long[] black;
  private final long[] white;
  private final Player turn;
  private final Cell last;
  // Null until first asked for; whoever works it out comes to the same value.
  private Optional<Player> winner;

  /** The empty board. */
  Hex(HexBoard board) {
    this(board, new long[board.words], new long[board.words], Player.FIRST, null);
  }

  private Hex(HexBoard board, long[] black, long[] white, Player turn, Cell last) {
    this.board = board;
    this.black = black;
    this.white = white;
    this.turn = turn;
    this.last = last;
  }

  /** How many rows the board has. */
  public int rows() {
    return board.rows;
  }

  /** How many columns the board has. */
  public int columns() {
    return board.columns;
  }

  /** The cells of the board, row by row, unmodifiable. */
  public List<Cell> cells() {
    return board.cells;
  }

  /** Whether the board has that cell. */
  boolean isOnBoard(Cell cell) {
    return board.contains(cell);
  }

  /** The cells of the board that touch {@code cell}, row by row. */
  public List<Cell> neighbours(Cell cell) {
    return board.neighbours(cell);
  }

  /** Whose stone is on a cell of the board, if any. */
  public Optional<Player> stone(Cell cell) {
    int i = board.index(cell);
    if (HexBoard.has(black, i)) {
      return Optional.of(Player.FIRST);
    }
    return HexBoard.has(white, i) ? Optional.of(Player.SECOND) : Optional.empty();
  }

  /** The last stone placed; nothing on the empty board. */
  public Optional<Cell> last() {
    return Optional.ofNullable(last);
  }

  /**
   * The same with another stone, out of turn: whoever was to move still is. So positions are set up
   * that no play comes to, to look at one corner of the board or to ask what a stone is worth.
   *
   * @throws IllegalArgumentException if there is no such cell, or a stone on it
   */
  public Hex withStone(Player owner, Cell cell) {
    checkFree(cell);
    long[] stones = own(checked(owner)).clone();
    HexBoard.set(stones, board.index(cell));
    return owner == Player.FIRST ? setUp(stones, white, turn) : setUp(black, stones, turn);
  }

  /** The same with that player to move. */
  public Hex withTurn(Player player) {
    return setUp(black, white, checked(player));
  }

  private Hex setUp(long[] blacks, long[] whites, Player toMove) {
    Hex hex = new Hex(board, blacks, whites, toMove, null);
    Optional<Player> beforeMove = new Hex(board, blacks, whites, toMove.opponent(), null).winner();
    hex.winner = beforeMove.or(hex::findWinner); // either may have joined his sides
    return hex;
  }

  private static Player checked(Player player) {
    if (player == Player.CHANCE) {
      throw new IllegalArgumentException(Messages.of("hex.chance"));
    }
    return player;
  }

  /** Who has joined his sides, if anybody. */
  public Optional<Player> winner() {
    Optional<Player> known = winner;
    if (known == null) {
      known = findWinner();
      winner = known;
    }
    return known;
  }

  private Optional<Player> findWinner() {
    // Only whoever moved last can have won; the empty cells count as the other's.
    boolean won =
        turn == Player.SECOND
            ? board.joinsTopAndBottom(black)
            : !board.joinsTopAndBottom(board.outside(white, white));
    return won ? Optional.of(turn.opponent()) : Optional.empty();
  }

  /** How many stones a player has. */
  int stones(Player player) {
    return HexBoard.count(own(player));
  }

  /** See {@link HexDistance#missing}. */
  int missing(Player player) {
    return new HexDistance(board, player).missing(own(player), own(player.opponent()));
  }

  /** See {@link HexDistance#gap}. */
  int gap(Player player) {
    return new HexDistance(board, player).gap(own(player));
  }

  /** See {@link HexDistance#detours}. */
  int[] detours(Player player, int most) {
    return new HexDistance(board, player).detours(own(player), own(player.opponent()), most);
  }

  private long[] own(Player player) {
    return player == Player.FIRST ? black : white;
  }

  @Override
  public Player turn() {
    return turn;
  }

  @Override
  public List<Cell> actions() {
    if (isTerminal()) {
      return List.of();
    }
    List<Cell> actions = new ArrayList<>(board.size);
    for (int i = 0; i < board.size; i++) {
      if (!HexBoard.has(black, i) && !HexBoard.has(white, i)) {
        actions.add(board.cells.get(i));
      }
    }
    return Collections.unmodifiableList(actions);
  }

  private void checkFree(Cell cell) {
    if (!board.contains(cell)) {
      throw new IllegalActionException(cell, Messages.of("action.outside"), actions());
    }
    if (stone(cell).isPresent()) {
      throw new IllegalActionException(cell, Messages.of("action.taken"), actions());
    }
  }

  @Override
  public Hex result(Cell action) {
    checkFree(action);
    if (isTerminal()) {
      throw new IllegalActionException(action, Messages.of("action.finished"), List.of());
    }
    int i = board.index(action);
    long[] stones = (turn == Player.FIRST ? black : white).clone();
    HexBoard.set(stones, i);
    Cell cell = board.cells.get(i);
    return turn == Player.FIRST
        ? new Hex(board, stones, white, Player.SECOND, cell)
        : new Hex(board, black, stones, Player.FIRST, cell);
  }

  @Override
  public boolean isTerminal() {
    return winner().isPresent();
  }

  @Override
  public double utility(Player player) {
    Player won =
        winner().orElseThrow(() -> new IllegalStateException(Messages.of("state.unfinished")));
    return player == won ? 1 : -1;
  }

  @Override
  public PositionBound positionBound() {
    return PositionBound.ofPlacements(HexBoard.count(board.outside(black, white)));
  }

  @Override
  public double rollout(RandomStream results) {
    if (isTerminal()) {
      return utility(Player.FIRST);
    }
    return board.joinsTopAndBottom(filling(results)) ? 1 : -1;
  }

  @Override
  public List<Cell> rolloutMoves(RandomStream results, RandomStream order) {
    if (isTerminal()) {
      return List.of();
    }
    long[] filling = filling(results);
    List<Cell> forBlack = new ArrayList<>();
    List<Cell> forWhite = new ArrayList<>();
    for (Cell cell : actions()) {
      (HexBoard.has(filling, board.index(cell)) ? forBlack : forWhite).add(cell);
    }
    List<Cell> moves = new ArrayList<>();
    for (Hex state = this; !state.isTerminal(); ) {
      List<Cell> own = state.turn == Player.FIRST ? forBlack : forWhite;
      Cell move = own.remove(order.nextInt(own.size()));
      moves.add(move);
      state = state.result(move);
    }
    return List.copyOf(moves);
  }

  /** Black's stones on the full board after random play from here. */
  private long[] filling(RandomStream random) {
    long[] free = board.outside(black, white);
    int empty = HexBoard.count(free);
    int blacks = turn == Player.FIRST ? (empty + 1) / 2 : empty / 2;
    long[] filling = board.randomSubset(free, blacks, random);
    for (int w = 0; w < filling.length; w++) {
      filling[w] |= black[w];
    }
    return filling;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Hex hex
        && turn == hex.turn
        && board.rows == hex.board.rows
        && board.columns == hex.board.columns
        && Arrays.equals(black, hex.black)
        && Arrays.equals(white, hex.white);
  }

  @Override
  public int hashCode() {
    // An odd factor without pattern: sums of two small sets alone would coincide all the time.
    return 0x9e3779b1 * Arrays.hashCode(black) + Arrays.hashCode(white);
  }

  @Override
  public Picture picture(Notation notation, Language language) {
    return new HexPicture(this).picture(notation, language);
  }

  @Override
  public List<Picture.Link> links(Notation notation, Language language) {
    return new HexBridges(this).links(notation, language);
  }

  @Override
  public String text(Glyphs glyphs, Notation notation) {
    return new HexText(this, glyphs, notation).text();
  }

  @Override
  public String toString() {
    return text(Glyphs.UNICODE, Notation.RC);
  }
}
