import java.util.List;
import java.util.TreeSet;
import panal.experiment.Growth;
import panal.game.Cell;
import panal.games.hex.HexGame;
import panal.search.Perspective;
import panal.search.mcts.Mcts;
import panal.search.mcts.MctsSettings;

/**
 * How lopsided the tree of UCT on Hex 7x7 is after 2,000 iterations: the most and the fewest visits
 * of a root action and the depth of the tree, each from the smallest to the largest of 20 seeds.
 *
 * <pre>
 * java -cp target/panal.jar docs/research/LopsidedTree.java
 * </pre>
 */
class LopsidedTree {

  private static final int ITERATIONS = 2000;
  private static final int FIRST_SEED = 42;
  private static final int SEEDS = 20;

  public static void main(String[] args) {
    System.out.println("c,perspective,most visits,fewest visits,depth");
    for (double c : new double[] {1.41, 0.2}) {
      for (Perspective perspective : List.of(Perspective.ROOT, Perspective.CHOOSER)) {
        row(c, perspective);
      }
    }
  }

  private static void row(double c, Perspective perspective) {
    TreeSet<Long> most = new TreeSet<>();
    TreeSet<Long> fewest = new TreeSet<>();
    TreeSet<Integer> depths = new TreeSet<>();
    for (int seed = FIRST_SEED; seed < FIRST_SEED + SEEDS; seed++) {
      MctsSettings settings =
          MctsSettings.uct(c).withPerspective(perspective).withSeed(seed);
      Mcts<Cell> search = new Mcts<>(new HexGame(7).initialState(), settings);
      Growth.Point<Cell> grown = Growth.of(search, ITERATIONS).points().get(0);
      most.add(grown.mostVisits());
      fewest.add(grown.fewestVisits());
      depths.add(grown.depth());
    }
    System.out.println(
        String.join(",", Double.toString(c), perspective.code(), ends(most), ends(fewest), ends(depths)));
  }

  private static String ends(TreeSet<?> values) {
    return values.size() == 1
        ? values.first().toString()
        : values.first() + " to " + values.last();
  }
}
