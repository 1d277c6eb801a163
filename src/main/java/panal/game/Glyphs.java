package panal.game;

/** With which characters a board is written as text. */
public enum Glyphs {
  /** Of Unicode: ● for Black, ○ for White, · for an empty cell. */
  UNICODE,
  /** Of ASCII alone: X for the first player, O for the second, a full stop for an empty cell. */
  ASCII
}
