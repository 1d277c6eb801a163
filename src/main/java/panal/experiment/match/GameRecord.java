package panal.experiment.match;

import java.util.List;
import java.util.Optional;
import panal.game.Player;

/**
 * A game that was played to its end.
 *
 * @param setup the {@link Setup#id} of its tournament
 * @param fixture which game of it, with the agents by side
 * @param game the name of the game
 * @param opening the moves it started with, in the game's notation, unmodifiable
 * @param first the description of the agent who moved first
 * @param second that of the other one
 * @param moves the agents' moves after the opening, in the game's notation, unmodifiable
 * @param utility of the result for {@link Player#FIRST}: positive if he won
 * @param reason {@link #RULES}, or the word of a {@link panal.experiment.agent.Forfeit}
 * @param detail of a forfeit; empty otherwise
 * @param seed of the game: move i of the whole game, from 1 with the opening, draws from {@code new
 *     RandomStream(seed, i, 0)}
 */
public record GameRecord(
    String setup,
    Fixture fixture,
    String game,
    List<String> opening,
    String first,
    String second,
    List<String> moves,
    double utility,
    String reason,
    String detail,
    long seed) {

  /** The reason of a game that ended as its rules have it. */
  public static final String RULES = "rules";

  /** Takes copies of the lists. */
  public GameRecord {
    opening = List.copyOf(opening);
    moves = List.copyOf(moves);
  }

  /** The side that won; nothing after a draw. */
  public Optional<Player> winner() {
    if (utility == 0) {
      return Optional.empty();
    }
    return Optional.of(utility > 0 ? Player.FIRST : Player.SECOND);
  }

  /** The number of the agent who lost; nothing after a draw. */
  public Optional<Integer> loser() {
    return winner().map(winner -> agent(winner.opponent()));
  }

  /** The number of the agent on a side. */
  public int agent(Player side) {
    return side == Player.FIRST ? fixture.first() : fixture.second();
  }

  /** The description of the agent on a side. */
  public String name(Player side) {
    return side == Player.FIRST ? first : second;
  }

  /** How many moves it has, the opening's included. */
  public int length() {
    return opening.size() + moves.size();
  }
}
