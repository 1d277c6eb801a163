package panal.search.mcts.expansion;

import java.util.List;
import java.util.Locale;
import panal.game.RandomStream;

/** The usual orders in which actions are tried. */
public enum ExpansionOrder implements Expansion {
  /** Uniformly at random, so that ties do not favour the start of the list. */
  RANDOM {
    @Override
    public <A> int choose(List<A> untried, long number, RandomStream random) {
      return random.nextInt(untried.size());
    }
  },
  /** In the game's order. */
  INORDER {
    @Override
    public <A> int choose(List<A> untried, long number, RandomStream random) {
      return 0;
    }
  },
  /** From the end of the game's order, as a list that pops its last element does. */
  LASTFIRST {
    @Override
    public <A> int choose(List<A> untried, long number, RandomStream random) {
      return untried.size() - 1;
    }
  };

  @Override
  public String code() {
    return name().toLowerCase(Locale.ROOT);
  }
}
