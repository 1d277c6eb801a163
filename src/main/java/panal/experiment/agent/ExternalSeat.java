package panal.experiment.agent;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import panal.game.RandomStream;
import panal.game.State;
import panal.message.Messages;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * A program in one game: its process starts with its first move and is killed when the game is
 * over.
 *
 * <p>Whatever it does wrong loses the game. The details are data and the same in every language.
 *
 * @param <A> the type of an action
 */
final class ExternalSeat<A> implements Seat<A> {

  private static final String FORMAT = "panal-bot";
  private static final int VERSION = 1;
  private static final int EXACT_BITS =
      53; // whole numbers that a double holds, as JavaScript reads them

  private static final long STOP_MILLIS = 500;
  private static final JsonMapper JSON = new JsonMapper();

  private final ExternalAgent<A> agent;
  private final Limit budget;
  private BotProcess process;

  ExternalSeat(ExternalAgent<A> agent, Limit budget) {
    this.agent = agent;
    this.budget = budget;
  }

  @Override
  public A choose(State<A> state, List<A> moves, RandomStream random) {
    try {
      return answer(state, moves, random);
    } catch (Forfeit forfeit) {
      throw held(forfeit);
    }
  }

  /**
   * Ctrl-C in a terminal reaches programs as well as us, and they may fall first: what looks like a
   * forfeit in the moment of a stop is none, and its game is played again.
   *
   * @throws CancellationException if the stop arrives within a moment
   */
  private static Forfeit held(Forfeit forfeit) {
    try {
      Thread.sleep(STOP_MILLIS);
      return forfeit;
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new CancellationException(Messages.of("experiment.interrupted"));
    }
  }

  private A answer(State<A> state, List<A> moves, RandomStream random) {
    if (process == null) {
      process = BotProcess.start(agent.command());
      greet(process.receive("start", agent.start()));
    }
    process.send(question(state, moves, random));
    String answer = process.receive("move", agent.move());
    String move =
        json(answer)
            .map(json -> json.path("move"))
            .filter(JsonNode::isString)
            .orElseThrow(() -> garbage(answer))
            .stringValue();
    try {
      return agent.game().action(move);
    } catch (IllegalArgumentException e) {
      throw new Forfeit("illegal", Quote.of(move));
    }
  }

  private static void greet(String line) {
    json(line)
        .filter(json -> json.path("format").asString("").equals(FORMAT))
        .filter(json -> json.path("version").asInt(0) == VERSION)
        .orElseThrow(() -> garbage(line));
  }

  private String question(State<A> state, List<A> moves, RandomStream random) {
    ObjectNode question = JSON.createObjectNode();
    question.put("game", agent.game().name());
    put(question.putArray("moves"), moves);
    question.put("side", state.turn().name());
    put(question.putArray("actions"), state.actions());
    question.put("seed", random.nextLong() >>> (Long.SIZE - EXACT_BITS));
    String unit = budget.unit() == Limit.Unit.TIME ? "milliseconds" : "iterations";
    question.putObject("budget").put(unit, budget.amount());
    question.put("limit", agent.move().amount());
    return JSON.writeValueAsString(question);
  }

  private static void put(ArrayNode array, List<?> actions) {
    actions.forEach(action -> array.add(action.toString()));
  }

  private static Optional<JsonNode> json(String line) {
    try {
      return Optional.of(JSON.readTree(line)).filter(JsonNode::isObject);
    } catch (JacksonException e) {
      return Optional.empty();
    }
  }

  private static Forfeit garbage(String line) {
    return new Forfeit("garbage", Quote.of(line));
  }

  @Override
  public void close() {
    if (process != null) {
      process.close();
    }
  }
}
