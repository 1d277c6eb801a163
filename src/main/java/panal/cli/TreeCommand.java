package panal.cli;

import java.io.IOException;
import java.util.Optional;
import java.util.concurrent.Callable;
import panal.game.Game;
import panal.game.State;
import panal.lesson.Flaw;
import panal.message.Messages;
import panal.search.Budget;
import panal.search.exact.Minimax;
import panal.search.mcts.Mcts;
import panal.search.mcts.MctsSettings;
import panal.view.Look;
import panal.view.TreeView;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** {@code panal tree}: the tree that a search has grown. */
@Command(name = "tree")
final class TreeCommand implements Callable<Integer> {

  @Spec private CommandSpec command;
  @Mixin private PositionOptions position;
  @Mixin private SearchOptions search;
  @Mixin private ViewOptions view;

  @Option(names = "--depth", paramLabel = "LEVELS")
  private Integer depth;

  @Option(names = "--top", paramLabel = "CHILDREN")
  private Integer top;

  @Option(names = "--exact")
  private boolean exact;

  @Mixin private OutputOptions output;

  @Override
  public Integer call() throws IOException {
    run(position.game());
    return 0;
  }

  private <A> void run(Game<A> game) throws IOException {
    Budget budget = search.budget();
    MctsSettings settings = search.settings(game);
    Failures.usage(command, () -> limit("--depth", depth));
    Failures.usage(command, () -> limit("--top", top));
    if (exact && search.flaw().equals(Optional.of(Flaw.NO_TERMINAL_CHECK))) {
      throw new IllegalArgumentException(Messages.of("tree.noExact"));
    }
    output.check(TreeView.FORMATS);
    State<A> root = game.play(game.actions(position.moves()));
    Mcts<A> mcts = new Mcts<>(search.root(root), settings);
    Look look = view.look(settings.perspective());
    TreeView<A> live = limited(TreeView.of(mcts.tree(), look));
    TreeView<A> tree = exact ? live.withExact(root, new Minimax<>(root)::valueForFirst) : live;
    mcts.run(budget);
    output.write(tree, new Answer(search.game(game), position.moves(), mcts, look));
  }

  private static Integer limit(String option, Integer given) {
    if (given != null && given < 0) {
      throw new IllegalArgumentException(Messages.of("tree.limit", option, given));
    }
    return given;
  }

  /** A limit that was asked for holds alone, without the one on the number of nodes. */
  private <A> TreeView<A> limited(TreeView<A> usual) {
    TreeView<A> tree = depth == null && top == null ? usual : usual.withMost(Integer.MAX_VALUE);
    tree = depth == null ? tree : tree.withDepth(depth);
    return top == null ? tree : tree.withTop(top);
  }
}
