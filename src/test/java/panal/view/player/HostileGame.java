package panal.view.player;

import java.util.OptionalInt;
import panal.game.Cell;
import panal.game.Game;
import panal.game.Player;
import panal.game.State;
import panal.games.hex.HexGame;
import panal.message.Language;

/** Hex with names that a careless page would run. */
record HostileGame() implements Game<Cell> {

  static final String NAME = "</script><script>alert(1)</script><!--\u2028{}{data}\"'&";

  @Override
  public String name() {
    return NAME;
  }

  @Override
  public State<Cell> initialState() {
    return new HexGame(3).initialState();
  }

  @Override
  public Cell action(String text) {
    return new HexGame(3).action(text);
  }

  @Override
  public String playerName(Player player, Language language) {
    return NAME + player;
  }

  @Override
  public OptionalInt maxLength() {
    return OptionalInt.of(9);
  }
}
