package panal.cli;

import java.io.PrintWriter;
import java.util.concurrent.Callable;
import panal.game.Game;
import panal.game.State;
import panal.message.Messages;
import panal.search.Perspective;
import panal.search.Solution;
import panal.search.exact.Minimax;
import panal.view.Look;
import panal.view.SolutionTable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** {@code panal solve}: the exact value of a position and of every action in it. */
@Command(name = "solve")
final class SolveCommand implements Callable<Integer> {

  @Spec private CommandSpec spec;
  @Mixin private PositionOptions position;
  @Mixin private TextOptions text;

  @Option(names = "--json", descriptionKey = "options.json")
  private boolean json;

  @Override
  public Integer call() {
    solve(position.game());
    return 0;
  }

  private <A> void solve(Game<A> game) {
    State<A> state = game.play(game.actions(position.moves()));
    Solution<A> solution = Minimax.solve(state);
    PrintWriter out = spec.commandLine().getOut();
    if (json) {
      out.println(json(game, solution));
    } else {
      Look look = text.look(Perspective.CHOOSER);
      String key = state.isTerminal() ? "solve.over" : "solve.turn";
      String mover = game.playerName(solution.player(), look.language());
      out.println(Messages.in(look.language(), key, game.name(), mover) + "\n");
      out.println(state + "\n\n" + SolutionTable.of(solution, look));
    }
  }

  private String json(Game<?> game, Solution<?> solution) {
    ObjectNode object = Json.object();
    object.put("game", game.name());
    object.put("moves", position.moves());
    object.put("turn", solution.player().name());
    Json.number(object, "value", solution.value());
    ArrayNode actions = object.putArray("actions");
    for (Solution.Option<?> option : solution.actions()) {
      ObjectNode action = actions.addObject();
      action.put("action", option.action().toString());
      Json.number(action, "value", option.value());
    }
    object.put("treeNodes", solution.tree().nodes());
    object.put("leaves", solution.tree().leaves());
    object.put("positions", solution.tree().positions());
    return Json.text(object);
  }
}
