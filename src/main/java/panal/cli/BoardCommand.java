package panal.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import panal.game.Game;
import panal.game.Glyphs;
import panal.game.Pictured;
import panal.game.State;
import panal.message.Messages;
import panal.search.Budget;
import panal.search.Perspective;
import panal.search.Result;
import panal.search.exact.Minimax;
import panal.search.mcts.Mcts;
import panal.search.mcts.MctsSettings;
import panal.search.mcts.selection.Uct;
import panal.view.Board;
import panal.view.Heat;
import panal.view.Look;
import panal.view.OutputFile;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** {@code panal board}: a position for a slide, with what a search or the truth says of it. */
@Command(name = "board")
final class BoardCommand implements Callable<Integer> {

  private enum HeatOf {
    VISITS,
    MEAN,
    EXACT
  }

  @Spec private CommandSpec command;
  @Mixin private PositionOptions position;

  @Option(names = "--heat", paramLabel = "visits|mean|exact")
  private HeatOf heat;

  @Option(names = "--iterations", defaultValue = "1000", paramLabel = "N")
  private long iterations;

  @Option(names = "--c", paramLabel = "C", descriptionKey = "options.c")
  private double c = Uct.USUAL_C;

  @Mixin private UsualOptions usual;

  @Option(names = "--numbers")
  private boolean numbers;

  @Option(names = "--mark", defaultValue = "", paramLabel = "\"MOVES\"")
  private String marks;

  @Option(names = "--bridges")
  private boolean bridges;

  @Option(names = "--ascii")
  private boolean ascii;

  @Mixin private TextOptions text;

  @Option(names = "--out", paramLabel = "FILE", descriptionKey = "options.out")
  private Path file;

  @Override
  public Integer call() throws IOException {
    if (file != null) {
      Failures.output(command, file, Board.FORMATS);
      if (ascii && !OutputFile.format(file, Board.FORMATS).equals("txt")) {
        throw Failures.usage(command, Messages.of("options.notWith", "--ascii", "--out " + file));
      }
    }
    Board board = board(position.game());
    if (file == null) {
      String shown = board.text(ascii ? Glyphs.ASCII : Glyphs.UNICODE);
      command.commandLine().getOut().println(shown);
    } else if (ascii) {
      OutputFile.write(file, board.text(Glyphs.ASCII) + "\n");
    } else {
      OutputFile.write(file, board);
    }
    return 0;
  }

  private <A> Board board(Game<A> game) {
    Budget budget = Failures.usage(command, () -> Budget.iterations(iterations));
    MctsSettings settings = usual.applyTo(Failures.usage(command, () -> MctsSettings.uct(c)));
    List<A> moves = game.actions(position.moves());
    State<A> state = game.play(moves);
    if (!(state instanceof Pictured pictured)) {
      throw new IllegalArgumentException(Messages.of("board.noPicture", game.name()));
    }
    Look look = text.look(Perspective.CHOOSER);
    Board board = new Board(pictured, look.notation(), look.language());
    board = numbers ? board.withMoveNumbers(moves) : board;
    board = board.withMarks(game.actions(marks));
    board = bridges ? board.withBridges() : board;
    return heat == null ? board : board.withHeat(heat(state, settings, budget, look));
  }

  private <A> Heat heat(State<A> state, MctsSettings settings, Budget budget, Look look) {
    if (heat == HeatOf.EXACT) {
      return Heat.exact(Minimax.solve(state), look);
    }
    Result<A> result = new Mcts<>(state, settings).run(budget);
    return heat == HeatOf.VISITS ? Heat.visits(result, look) : Heat.means(result, look);
  }
}
