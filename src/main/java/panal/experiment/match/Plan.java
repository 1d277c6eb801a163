package panal.experiment.match;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.stream.Collectors;
import panal.message.Messages;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * Which games a file of games is to hold: its first line.
 *
 * @param setups one or more tournaments, each different from the others, unmodifiable
 * @param shard which of them belong into this file
 */
public record Plan(List<Setup> setups, Shard shard) {

  /** What the first line calls the format. */
  static final String FORMAT = "panal-games";

  private static final int VERSION = 1;

  /** Drops doubles. */
  public Plan {
    setups = List.copyOf(new LinkedHashSet<>(setups));
    if (setups.isEmpty()) {
      throw new IllegalArgumentException(Messages.of("match.noSetups"));
    }
  }

  /** A single tournament. */
  public static Plan of(Tournament<?> tournament) {
    return new Plan(List.of(tournament.setup()), Shard.WHOLE);
  }

  /** The same in one piece. */
  public Plan whole() {
    return new Plan(setups, Shard.WHOLE);
  }

  /** A name that is a function of the setups, the same for every shard. */
  public String id() {
    return Setup.hash(setups.stream().map(Setup::id).collect(Collectors.joining(" ")));
  }

  /** The tournaments whose games belong into this file. */
  public List<Setup> own() {
    List<Setup> own = new ArrayList<>();
    for (int i = 0; i < setups.size(); i++) {
      if (shard.has(i)) {
        own.add(setups.get(i));
      }
    }
    return own;
  }

  /** How many games belong into this file. */
  public int size() {
    return own().stream().mapToInt(Setup::size).sum();
  }

  /** The first line of the file, without its end. */
  String header() {
    ObjectNode header = Json.object();
    header.put("format", FORMAT).put("version", VERSION).put("id", id());
    if (!shard.equals(Shard.WHOLE)) {
      header.put("shard", shard.toString());
    }
    ArrayNode array = header.putArray("setups");
    for (Setup setup : setups) {
      setup.json(array.addObject().put("id", setup.id()));
    }
    return Json.text(header);
  }

  /**
   * Reads a first line.
   *
   * @throws IllegalArgumentException if it is none
   */
  static Plan parse(String line) {
    JsonNode header = Json.parse(line);
    if (!header.path("format").asString("").equals(FORMAT)) {
      throw new IllegalArgumentException(Messages.of("match.foreign", FORMAT));
    }
    if (Json.whole(header, "version") > VERSION) {
      throw new IllegalArgumentException(
          Messages.of("match.newer", Json.whole(header, "version"), VERSION));
    }
    List<Setup> setups = new ArrayList<>();
    for (JsonNode setup : header.path("setups")) {
      setups.add(Setup.read(setup));
    }
    String shard = header.path("shard").asString("");
    return new Plan(setups, shard.isEmpty() ? Shard.WHOLE : Shard.parse(shard));
  }
}
