package panal.cli;

import panal.game.Game;
import panal.games.Games;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Option;

/** Which position of which game a command is about; a mixin. */
final class PositionOptions {

  @Option(
      names = "--game",
      required = true,
      paramLabel = "GAME",
      converter = ByName.class,
      descriptionKey = "options.game")
  private Game<?> game;

  @Option(
      names = "--moves",
      defaultValue = "",
      paramLabel = "\"MOVES\"",
      descriptionKey = "options.moves")
  private String moves;

  /** The game. */
  Game<?> game() {
    return game;
  }

  /** The moves from its start as they were given, for {@link Game#actions(String)}. */
  String moves() {
    return moves;
  }

  /** Reads the name of a game. */
  static final class ByName implements ITypeConverter<Game<?>> {
    @Override
    public Game<?> convert(String name) {
      return Games.parse(name);
    }
  }
}
