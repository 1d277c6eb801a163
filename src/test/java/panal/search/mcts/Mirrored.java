package panal.search.mcts;

import java.util.List;
import panal.game.Player;
import panal.game.State;

/** The same game with the players' names exchanged; it plays itself out move by move. */
record Mirrored<A>(State<A> inner) implements State<A> {

  @Override
  public Player turn() {
    return inner.turn().opponent();
  }

  @Override
  public List<A> actions() {
    return inner.actions();
  }

  @Override
  public State<A> result(A action) {
    return new Mirrored<>(inner.result(action));
  }

  @Override
  public boolean isTerminal() {
    return inner.isTerminal();
  }

  @Override
  public double utility(Player player) {
    return inner.utility(player.opponent());
  }
}
