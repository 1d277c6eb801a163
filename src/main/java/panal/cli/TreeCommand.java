package panal.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.stream.LongStream;
import panal.chart.GrowthChart;
import panal.experiment.Growth;
import panal.game.Game;
import panal.game.State;
import panal.lesson.Flaw;
import panal.message.Messages;
import panal.search.Budget;
import panal.search.Description;
import panal.search.NodeView;
import panal.search.SteppedSearch;
import panal.search.mcts.Mcts;
import panal.trace.Replay;
import panal.view.Look;
import panal.view.Numbers;
import panal.view.TreeView;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** {@code panal tree}: the tree that a search has grown. */
@Command(name = "tree")
final class TreeCommand implements Callable<Integer> {

  private static final String BEST = "best";
  private static final int MOST = 150;
  private static final int LOOKS = 20;

  @Spec private CommandSpec command;
  @Mixin private PositionOptions position;
  @Mixin private SearchOptions search;
  @Mixin private ViewOptions view;

  @Option(names = "--depth", paramLabel = "LEVELS")
  private Integer depth;

  @Option(names = "--top", paramLabel = "CHILDREN")
  private Integer top;

  @Option(names = "--min-visits", defaultValue = "0", paramLabel = "N")
  private int minVisits;

  @Option(names = "--highlight", paramLabel = "\"MOVES\"|best")
  private String highlight;

  @Option(names = "--exact")
  private boolean exact;

  @Option(names = "--growth", paramLabel = "FILE")
  private Path growth;

  @Mixin private OutputOptions output;

  @Override
  public Integer call() throws IOException {
    run(position.game());
    return 0;
  }

  private <A> void run(Game<A> game) throws IOException {
    Failures.usage(command, () -> limit("--depth", depth));
    Failures.usage(command, () -> limit("--top", top));
    Failures.usage(command, () -> limit("--min-visits", minVisits));
    output.check(TreeView.FORMATS);
    if (growth != null) {
      Drawn.check(command, growth);
    }
    List<A> moves = game.actions(position.moves());
    SteppedSearch<A> searching = search.search(game, game.play(moves));
    Game<A> played = search.game(game);
    State<A> root = played.play(moves);
    Look look = view.look(searching.description().perspective());
    TreeView<A> live = limited(TreeView.of(tree(searching), look));
    TreeView<A> tree = exact ? live.withExact(root, Flaw.exact(root)) : live;
    Budget budget = search.budget();
    if (growth == null) {
      searching.run(budget);
    } else {
      grow(searching);
    }
    output.write(highlighted(tree, played), new Answer(played, position.moves(), searching, look));
  }

  /** Searches to the end and draws how the tree has grown. */
  private <A> void grow(SteppedSearch<A> searching) throws IOException {
    if (!(searching instanceof Mcts<A> mcts)) {
      throw Failures.usage(command, Messages.of("tree.growth"));
    }
    long[] looks =
        LongStream.rangeClosed(0, LOOKS).map(look -> search.limit() * look / LOOKS).toArray();
    Description description = searching.description();
    String name =
        description.c().isPresent()
            ? description.selection()
                + "(c="
                + Numbers.parameter(description.c().getAsDouble())
                + ")"
            : description.selection();
    Drawn.write(growth, GrowthChart.of(Map.of(name, Growth.of(mcts, looks))));
  }

  /** The tree that grows while the search runs; that of minimax and alpha-beta is made of steps. */
  private static <A> NodeView<A> tree(SteppedSearch<A> searching) {
    if (searching instanceof Mcts<A> mcts) {
      return mcts.tree();
    }
    Replay<A> replay = new Replay<>(searching.root().turn());
    searching.listen(replay::apply);
    return replay.tree();
  }

  private static Integer limit(String option, Integer given) {
    if (given != null && given < 0) {
      throw new IllegalArgumentException(Messages.of("tree.limit", option, given));
    }
    return given;
  }

  private <A> TreeView<A> highlighted(TreeView<A> tree, Game<A> game) {
    if (highlight == null) {
      return tree;
    }
    return highlight.strip().equals(BEST)
        ? tree.withBestPath()
        : tree.withPath(game.actions(highlight)).checkedPath();
  }

  /**
   * With a limit that was asked for, the one on the number of nodes is only what a page can hold.
   */
  private <A> TreeView<A> limited(TreeView<A> all) {
    TreeView<A> usual = all.withMinVisits(minVisits);
    boolean asked = depth != null || top != null || minVisits > 0;
    TreeView<A> tree = asked ? usual.withMost(MOST) : usual;
    tree = depth == null ? tree : tree.withDepth(depth);
    return top == null ? tree : tree.withTop(top);
  }
}
