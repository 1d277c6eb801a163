package panal.testing;

import java.util.List;
import java.util.stream.IntStream;
import panal.game.Player;
import panal.game.State;

/**
 * A state of a game made up on the spot.
 *
 * @param name what makes it equal to another
 * @param turn the player to move
 * @param next the states that follow, action 0, 1, 2 …; none at the end
 * @param utility for {@link Player#FIRST}
 */
public record Toy(String name, Player turn, List<Toy> next, double utility)
    implements State<Integer> {

  /** The end of a game. */
  public static Toy end(double utility) {
    return new Toy("end " + utility, Player.FIRST, List.of(), utility);
  }

  /** A state at which {@code turn} chooses. */
  public static Toy choice(String name, Player turn, Toy... next) {
    return new Toy(name, turn, List.of(next), 0);
  }

  @Override
  public List<Integer> actions() {
    return IntStream.range(0, next.size()).boxed().toList();
  }

  @Override
  public Toy result(Integer action) {
    return next.get(action);
  }

  @Override
  public boolean isTerminal() {
    return next.isEmpty();
  }

  @Override
  public double utility(Player player) {
    return player == Player.FIRST ? utility : -utility;
  }
}
