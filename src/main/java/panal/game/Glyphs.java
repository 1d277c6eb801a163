package panal.game;

/** With which characters a board is written as text. */
public enum Glyphs {
  /** Black is ●, White ○, an empty cell ·. */
  UNICODE,
  /** The first player is X, the second O, an empty cell a full stop. */
  ASCII
}
