package panal.experiment.match;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import panal.game.RandomStream;
import panal.message.Messages;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * All that the games of a tournament depend on, in words that a file can carry.
 *
 * @param game its name
 * @param agents the canonical descriptions of at least two, in the order of their numbers from 1,
 *     unmodifiable
 * @param games how many each two of them play, at least 1; an odd one out has no partner
 * @param openings how many random moves each game starts with, 0 for the start of the game
 * @param seed of openings and games
 * @param budget for agents that have none of their own, such as {@code iterations=1000}
 */
public record Setup(
    String game, List<String> agents, int games, int openings, long seed, String budget) {

  private static final int ID_BYTES = 6;
  private static final int GAME = 2; // of the streams of a seed; 1 is that of openings

  /** Checks the numbers. */
  public Setup {
    agents = List.copyOf(agents);
    if (agents.size() < 2) {
      throw new IllegalArgumentException(Messages.of("match.agents", agents.size()));
    }
    if (games < 1) {
      throw new IllegalArgumentException(Messages.of("match.games", games));
    }
    if (openings < 0) {
      throw new IllegalArgumentException(Messages.of("match.openings", openings));
    }
  }

  /**
   * The games in order: round by round, in a round each two agents in turn, and each two from both
   * sides, so that what is there after a stop is as even as it can be.
   */
  public List<Fixture> fixtures() {
    List<Fixture> fixtures = new ArrayList<>();
    for (int round = 1; 2 * round - 1 <= games; round++) {
      for (int a = 1; a <= agents.size(); a++) {
        for (int b = a + 1; b <= agents.size(); b++) {
          fixtures.add(new Fixture(fixtures.size() + 1, round, a, b));
          if (2 * round <= games) {
            fixtures.add(new Fixture(fixtures.size() + 1, round, b, a));
          }
        }
      }
    }
    return List.copyOf(fixtures);
  }

  /** The seed of a game, from which all that is random in it is drawn, its opening apart. */
  public long seedOf(int number) {
    return new RandomStream(seed, number, GAME).nextLong();
  }

  /** How many games there are. */
  public int size() {
    return games * (agents.size() * (agents.size() - 1) / 2);
  }

  /** What tables call an agent: its description, with its number where others have the same. */
  public String label(int agent) {
    String name = agents.get(agent - 1);
    boolean alone = agents.indexOf(name) == agents.lastIndexOf(name);
    return alone ? name : name + " #" + agent;
  }

  /** A name that is a function of the contents: twelve hexadecimal digits of their SHA-256. */
  public String id() {
    return hash(Json.text(json(Json.object())));
  }

  static String hash(String text) {
    try {
      byte[] digest =
          MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8));
      return HexFormat.of().formatHex(digest, 0, ID_BYTES);
    } catch (NoSuchAlgorithmException e) {
      throw new AssertionError(e); // every Java has it
    }
  }

  /** Puts the fields into an object. */
  ObjectNode json(ObjectNode object) {
    object.put("game", game);
    ArrayNode names = object.putArray("agents");
    agents.forEach(names::add);
    return object
        .put("games", games)
        .put("openings", openings)
        .put("seed", seed)
        .put("budget", budget);
  }

  /** Reads the fields back. */
  static Setup read(JsonNode object) {
    return new Setup(
        Json.text(object, "game"),
        Json.texts(object, "agents"),
        Json.whole(object, "games"),
        Json.whole(object, "openings"),
        Json.longNumber(object, "seed"),
        Json.text(object, "budget"));
  }
}
