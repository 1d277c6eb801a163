package panal.cli;

import java.io.IOException;
import java.util.List;
import java.util.concurrent.Callable;
import panal.game.Game;
import panal.game.State;
import panal.lesson.Flaw;
import panal.message.Messages;
import panal.search.Budget;
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
    output.check(TreeView.FORMATS);
    List<A> moves = game.actions(position.moves());
    Game<A> played = search.game(game);
    State<A> root = played.play(moves);
    Mcts<A> mcts = new Mcts<>(search.root(game.play(moves)), settings);
    Look look = view.look(settings.perspective());
    TreeView<A> live = limited(TreeView.of(mcts.tree(), look));
    TreeView<A> tree = exact ? live.withExact(root, Flaw.exact(root)) : live;
    mcts.run(budget);
    output.write(tree, new Answer(played, position.moves(), mcts, look));
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
