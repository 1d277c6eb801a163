package panal.lesson;

import panal.game.Player;
import panal.search.Perspective;
import panal.search.mcts.Backup;

/** Backpropagation with a mistake, [M4]. */
enum FlawedBackup implements Backup {
  /** Q(v) is for the player to move at v, where the argmax wants that of whoever chose v. */
  SIGN_ERROR {
    @Override
    public Player view(Perspective perspective, Player root, Player chooser, Player turn) {
      return turn;
    }
  },
  /** Only a win counts: all else is a loss. */
  DRAW_AS_LOSS {
    @Override
    public double gain(double result) {
      return result == 0 ? -1 : result;
    }
  },
  /** The way up begins at the parent, so the node itself has one visit too few each time. */
  FORGOTTEN_VISIT {
    @Override
    public long visits(int height) {
      return height == 0 ? 0 : 1;
    }
  }
}
