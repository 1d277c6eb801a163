package panal.games.nim;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import panal.game.Bounded;
import panal.game.Glyphs;
import panal.game.IllegalActionException;
import panal.game.Notation;
import panal.game.Picture;
import panal.game.Pictured;
import panal.game.Player;
import panal.game.PositionBound;
import panal.game.State;
import panal.message.Language;
import panal.message.Messages;

/**
 * A state of Nim. When nothing can be taken any more, whoever took last has won in normal play and
 * lost in misère play.
 *
 * <p>Actions go heap by heap, from each the smaller takes first. Utility is +1 for the winner and
 * -1 for the loser. Two states are equal if heaps, rules and the player to move are; the order of
 * the heaps counts.
 */
public final class Nim implements State<Take>, Bounded, Pictured {

  private final NimGame rules;
  private final int[] heaps;
  private final Player turn;

  Nim(NimGame rules, int[] heaps, Player turn) {
    this.rules = rules;
    this.heaps = heaps;
    this.turn = turn;
  }

  /** The rules under which it is played. */
  public NimGame rules() {
    return rules;
  }

  /** What is left in each heap, unmodifiable; empty heaps stay as 0. */
  public List<Integer> heaps() {
    return Arrays.stream(heaps).boxed().toList();
  }

  @Override
  public Player turn() {
    return turn;
  }

  @Override
  public List<Take> actions() {
    List<Take> actions = new ArrayList<>();
    for (int h = 0; h < heaps.length; h++) {
      for (int take : rules.takesFrom(heaps[h])) {
        actions.add(new Take(h + 1, take));
      }
    }
    return Collections.unmodifiableList(actions);
  }

  @Override
  public Nim result(Take action) {
    if (!isLegal(action)) {
      List<Take> legal = actions();
      throw new IllegalActionException(action, reason(action, legal), legal);
    }
    int[] left = heaps.clone();
    left[action.heap() - 1] -= action.count();
    return new Nim(rules, left, turn.opponent());
  }

  private boolean isLegal(Take action) {
    return action.heap() >= 1
        && action.heap() <= heaps.length
        && action.count() >= 1
        && action.count() <= heaps[action.heap() - 1]
        && rules.allows(action.count());
  }

  private String reason(Take action, List<Take> legal) {
    if (legal.isEmpty()) {
      return Messages.of("action.finished");
    }
    if (action.heap() < 1 || action.heap() > heaps.length) {
      return Messages.of("nim.noHeap", heaps.length);
    }
    int size = heaps[action.heap() - 1];
    return action.count() > size
        ? Messages.of("nim.tooMany", action.heap(), size)
        : Messages.of("nim.forbidden", action.count());
  }

  @Override
  public boolean isTerminal() {
    int smallest = rules.smallestTake();
    for (int heap : heaps) {
      if (heap >= smallest) {
        return false;
      }
    }
    return true;
  }

  @Override
  public double utility(Player player) {
    if (!isTerminal()) {
      throw new IllegalStateException(Messages.of("state.unfinished"));
    }
    Player winner = rules.misere() ? turn : turn.opponent();
    return player == winner ? 1 : -1;
  }

  /** Each heap can have shrunk to any size, with either player to move; half of it is the mean. */
  @Override
  public PositionBound positionBound() {
    BigInteger combinations = BigInteger.ONE;
    for (int heap : heaps) {
      combinations = combinations.multiply(BigInteger.valueOf(heap + 1L));
    }
    BigInteger left = BigInteger.valueOf(Arrays.stream(heaps).sum());
    return new PositionBound(combinations.shiftLeft(1), combinations.multiply(left));
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Nim nim
        && turn == nim.turn
        && Arrays.equals(heaps, nim.heaps)
        && rules.misere() == nim.rules.misere()
        && rules.takes().equals(nim.rules.takes());
  }

  @Override
  public int hashCode() {
    int hash = turn.ordinal();
    for (int heap : heaps) {
      hash = 1009 * hash + heap; // a prime above the largest heap keeps neighbours apart
    }
    return hash;
  }

  @Override
  public Picture picture(Notation notation, Language language) {
    return new NimPicture(this).picture(language);
  }

  @Override
  public String text(Glyphs glyphs, Notation notation) {
    return new NimPicture(this).text(glyphs);
  }

  @Override
  public String toString() {
    return text(Glyphs.UNICODE, Notation.RC);
  }
}
