package panal.experiment.agent;

import java.util.List;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import panal.game.Game;
import panal.game.RandomStream;
import panal.game.State;
import panal.message.Messages;
import panal.search.Budget;

/**
 * A program of any language, a new process for each game; {@code docs/formats.md} says what is said
 * to it and what it answers.
 *
 * <p>Parameters: {@code command}, in quotes: words with blanks between them, a word with blanks of
 * its own in double quotes, no shell; {@code start} (usually 10s), until it has greeted; {@code
 * move} (usually 10s), until it has answered; {@code iterations} or {@code time}, a budget that it
 * is told instead of the match's. Only {@code start} and {@code move} are enforced.
 *
 * @param name its description
 * @param game what it plays
 * @param command the program and its arguments
 * @param start longest time until it has greeted
 * @param move longest time until it has answered
 * @param limit the budget that it is told, if it is one of its own
 * @param <A> the type of an action
 */
record ExternalAgent<A>(
    String name, Game<A> game, List<String> command, Limit start, Limit move, Optional<Limit> limit)
    implements Agent<A> {

  private static final Limit USUAL = Limit.time("10s");
  private static final Pattern WORD = Pattern.compile("\"([^\"]*)\"|[^\\s\"]+");

  static <A> Agent<A> read(Options options, Game<A> game) {
    List<String> command = words(options.quoted("command"));
    Limit start = options.read("start", USUAL, Limit::time, Limit::value);
    Limit move = options.read("move", USUAL, Limit::time, Limit::value);
    Optional<Limit> limit = options.limit("iterations");
    return new ExternalAgent<>(options.text(), game, command, start, move, limit);
  }

  private static List<String> words(String command) {
    return WORD.matcher(command).results().map(ExternalAgent::word).toList();
  }

  private static String word(MatchResult word) {
    return word.group(1) == null ? word.group() : word.group(1);
  }

  /**
   * Its process knows the game by the moves so far, so it cannot be asked about a state alone.
   *
   * @throws IllegalStateException always
   */
  @Override
  public A choose(State<A> state, Budget budget, RandomStream random) {
    throw new IllegalStateException(Messages.of("agent.wholeGames", name));
  }

  @Override
  public Seat<A> sit(Limit budget) {
    return new ExternalSeat<>(this, limit.orElse(budget));
  }
}
