package panal.lesson;

import java.util.List;
import panal.game.State;
import panal.games.Games;

/**
 * The smallest position that shows a flaw, with what was measured there. A right answer is an
 * optimal action by exact search; an answer that is another action, or none, is wrong.
 *
 * @param flaw the mistake
 * @param game the name of the game
 * @param moves from its start to the position
 * @param positions how many can come up from there, itself included
 * @param optimal the optimal actions, in the game's order, unmodifiable
 * @param iterations the budget of each search
 * @param seeds how many seeds, from 1 on
 * @param flawedWrong with how many of them the flawed search answers wrongly
 * @param soundWrong and the sound one
 * @param firstDifference the first iteration, with seed 42, at which the flawed search's steps are
 *     not those of the sound one
 */
public record Specimen(
    Flaw flaw,
    String game,
    String moves,
    int positions,
    List<String> optimal,
    long iterations,
    int seeds,
    int flawedWrong,
    int soundWrong,
    long firstDifference) {

  /** Takes a copy of the list. */
  public Specimen {
    optimal = List.copyOf(optimal);
  }

  /** Whether the answer betrays it: wrong with nearly all seeds where the sound search is right. */
  public boolean showsInTheAnswer() {
    return 20 * flawedWrong >= 19 * seeds && 20 * soundWrong <= seeds;
  }

  /** The position. */
  public State<?> state() {
    return Games.parse(game).play(moves);
  }

  /** The command that walks through the flawed search there. */
  public String command() {
    return "panal step --game '"
        + game
        + "'"
        + (moves.isEmpty() ? "" : " --moves \"" + moves + "\"")
        + " --selection uct --flaw "
        + flaw.code()
        + " --iterations "
        + (showsInTheAnswer() ? iterations : firstDifference);
  }
}
