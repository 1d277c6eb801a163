package panal.figure;

import java.util.List;
import java.util.function.ToDoubleFunction;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import panal.game.Cell;
import panal.game.Game;
import panal.game.GameProperties;
import panal.game.Notation;
import panal.game.Positions;
import panal.game.State;
import panal.games.Games;
import panal.games.hex.Hex;
import panal.games.hex.HexEvaluation;
import panal.games.hex.HexGame;
import panal.games.nim.NimGame;
import panal.games.tictactoe.TicTacToeGame;
import panal.message.Language;
import panal.message.Messages;
import panal.rollout.RandomPlay;
import panal.search.Budget;
import panal.search.Perspective;
import panal.search.exact.DepthFirst;
import panal.search.exact.Minimax;
import panal.trace.Trace;
import panal.view.Board;
import panal.view.Heat;
import panal.view.Look;
import panal.view.Numbers;
import panal.view.PropertiesTable;
import panal.view.Table;
import panal.view.TraceView;
import panal.view.TreeView;

/** Games, minimax and alpha-beta, and what evaluations are worth. */
final class GameFigures {

  private static final Look LOOK = Look.of(Perspective.CHOOSER);
  private static final HexGame HEX = new HexGame(3);

  private GameFigures() {}

  static List<Figure> all() {
    return List.of(
        new Figure("juegos", GameFigures::properties),
        new Figure("hex-gana-negro", () -> board(HEX.play("b2 a1 c1 b1 b3"))),
        new Figure("hex-gana-blanco", () -> board(HEX.play("a1 b2 c1 a3 b1 c2"))),
        new Figure("hex-puentes", () -> board(new HexGame(5).play("c3 a1 d2 e5")).withBridges()),
        new Figure("hex-primeras-jugadas", GameFigures::openings),
        new Figure("minimax-nim-1-2", () -> walk(minimax(nim(1, 2)))),
        new Figure("alfa-beta-1", () -> walk(alphaBeta(Games.parse("tree((3 5) (1 ?))")))),
        new Figure("alfa-beta-1-arbol", () -> tree(alphaBeta(Games.parse("tree((3 5) (1 ?))")))),
        new Figure("alfa-beta-2", () -> walk(alphaBeta(Games.parse("tree(min; (8 6) (9 ?))")))),
        new Figure(
            "alfa-beta-2-arbol", () -> tree(alphaBeta(Games.parse("tree(min; (8 6) (9 ?))")))),
        new Figure("alfa-beta-nim-2-3", () -> walk(alphaBeta(nim(2, 3)))),
        new Figure("evaluaciones", GameFigures::evaluations));
  }

  private static Table properties() {
    List<GameProperties> games =
        List.of(
            GameProperties.of(nim(1, 2, 3)),
            GameProperties.of(new TicTacToeGame()),
            GameProperties.of(HEX));
    return PropertiesTable.of(games, Language.current());
  }

  private static NimGame nim(Integer... heaps) {
    return new NimGame(List.of(heaps), false, List.of());
  }

  private static Board board(Hex state) {
    return new Board(state, Notation.RC, Language.current());
  }

  private static Board openings() {
    return board(HEX.initialState()).withHeat(Heat.exact(Minimax.solve(HEX.initialState()), LOOK));
  }

  private static <A> Trace<A> minimax(Game<A> game) {
    return whole(game, DepthFirst.minimax(game.initialState()));
  }

  private static <A> Trace<A> alphaBeta(Game<A> game) {
    return whole(game, DepthFirst.alphaBeta(game.initialState()));
  }

  private static <A> Trace<A> whole(Game<A> game, DepthFirst<A> search) {
    return Trace.record(game, List.of(), search, Budget.iterations(Integer.MAX_VALUE));
  }

  private static TraceView walk(Trace<?> trace) {
    return new TraceView(trace, LOOK);
  }

  private static <A> TreeView<A> tree(Trace<A> trace) {
    return TreeView.of(trace.tree(), LOOK);
  }

  /** On all positions of Hex 3x3: how often the sign of an evaluation is that of the truth. */
  private static Table evaluations() {
    State<Cell> root = HEX.initialState();
    Minimax<Cell> truth = new Minimax<>(root);
    RandomPlay<Cell> random = new RandomPlay<>(root);
    Positions<Cell> all = Positions.from(root);
    List<State<Cell>> positions =
        IntStream.range(0, all.size())
            .mapToObj(all::state)
            .filter(state -> !state.isTerminal())
            .toList();
    Table table =
        Table.of(
            Messages.of("figure.evaluations", positions.size()),
            Messages.of("figure.evaluation"),
            Messages.of("figure.right"),
            Messages.of("figure.zero"),
            Messages.of("figure.wrong"));
    for (HexEvaluation evaluation : HexEvaluation.values()) {
      table = row(table, evaluation.code(), positions, truth, evaluation::value);
    }
    return row(table, Messages.of("figure.rollouts"), positions, truth, random::valueForFirst);
  }

  private static Table row(
      Table table,
      String name,
      List<State<Cell>> positions,
      Minimax<Cell> truth,
      ToDoubleFunction<State<Cell>> value) {
    List<Double> agreement =
        positions.stream()
            .map(state -> Math.signum(value.applyAsDouble(state)) * truth.valueForFirst(state))
            .toList();
    return table.with(
        name,
        share(agreement.stream().filter(sign -> sign > 0), positions.size()),
        share(agreement.stream().filter(sign -> sign == 0), positions.size()),
        share(agreement.stream().filter(sign -> sign < 0), positions.size()));
  }

  private static String share(Stream<?> some, int all) {
    return Numbers.percent((double) some.count() / all, 1);
  }
}
