package panal.lesson;

import java.util.List;
import panal.game.State;
import panal.games.Games;

/**
 * A position of the self-test and what it asks for.
 *
 * @param demand what has to be found there
 * @param game the name of the game
 * @param moves from its start
 * @param iterations how long to search
 */
record Drill(Demand demand, String game, String moves, int iterations) {

  /** What has to be found. */
  enum Demand {
    /** A move that ends the game with a win. */
    WIN,
    /** A win that takes longer. */
    SOON,
    /** The move without which the opponent wins. */
    BLOCK,
    /** The move that holds the draw. */
    DRAW,
    /** The winning take, whoever takes last wins. */
    NIM,
    /** The winning take, whoever takes last loses. */
    MISERE,
    /** A winning cell of Hex 3×3. */
    HEX,
    /** A winning move that shows only where the good actions get most of the visits. */
    PATIENCE
  }

  private static final int USUAL = 2_000;

  /** All of them; {@code docs/self-test.md} says what each mistake does there. */
  static final List<Drill> ALL =
      List.of(
          new Drill(Demand.WIN, "tictactoe", "(0,0) (1,0) (0,1) (1,1)", USUAL),
          new Drill(Demand.WIN, "tictactoe", "(0,0) (1,0) (0,1) (1,1) (2,2)", USUAL),
          new Drill(Demand.WIN, "tictactoe", "(0,0) (0,1) (0,2) (1,0) (1,2) (1,1) (2,0)", USUAL),
          new Drill(Demand.WIN, "nim(3)", "", USUAL),
          new Drill(Demand.WIN, "hex(2)", "(0,0) (0,1)", USUAL),
          new Drill(Demand.SOON, "tictactoe", "(0,0) (0,1) (1,1) (2,2)", USUAL),
          new Drill(Demand.SOON, "hex(2)", "", USUAL),
          new Drill(Demand.BLOCK, "tictactoe", "(0,1) (0,0) (0,2) (1,1) (1,0) (2,0)", USUAL),
          new Drill(Demand.BLOCK, "tictactoe", "(1,0) (1,2) (2,0) (2,1) (2,2)", USUAL),
          new Drill(Demand.BLOCK, "tictactoe", "(0,0) (0,1) (0,2) (1,0) (2,1) (1,1)", USUAL),
          new Drill(Demand.DRAW, "tictactoe", "(0,0) (2,0) (1,1)", USUAL),
          new Drill(Demand.DRAW, "tictactoe", "(0,0) (0,1) (0,2) (1,0) (1,2)", USUAL),
          new Drill(Demand.NIM, "nim(2,3)", "", USUAL),
          new Drill(Demand.NIM, "nim(1,2)", "", USUAL),
          new Drill(Demand.NIM, "nim(5;take=1,3,4)", "", USUAL),
          new Drill(Demand.PATIENCE, "nim(15;take=1-3)", "", 5_000),
          new Drill(Demand.MISERE, "nim(2,3;misere)", "", USUAL),
          new Drill(Demand.MISERE, "nim(1,2;misere)", "", USUAL),
          new Drill(Demand.HEX, "hex(3)", "(2,0) (1,2) (2,2)", USUAL),
          new Drill(Demand.HEX, "hex(3)", "", USUAL),
          new Drill(Demand.PATIENCE, "nim(4,5)", "", 5_000),
          new Drill(Demand.PATIENCE, "nim(4,5;misere)", "", 5_000),
          new Drill(Demand.PATIENCE, "tictactoe", "(0,1) (1,0) (1,2)", 1_000));

  /** The position. */
  State<?> state() {
    return Games.parse(game).play(moves);
  }

  /** Game and moves, as the command takes them. */
  String name() {
    return (game + " " + moves).strip();
  }
}
