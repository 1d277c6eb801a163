package panal.view;

/**
 * The one look of all pictures: a colour means the same in a board, a tree, a chart and a table.
 * The set is safe for the common colour deficiencies, and nothing is told by colour alone.
 */
public final class Style {

  /** Text, Black's stones and sides. */
  public static final String INK = "#1f2430";

  /** White's stones and sides, always with an outline of ink. */
  public static final String WHITE = "#ffffff";

  /** An empty cell. */
  public static final String HONEY = "#fbf3e0";

  /** The line around a cell. */
  public static final String HONEY_LINE = "#b79f6b";

  /** The dot where the player to move may play. */
  public static final String LEGAL = "#8f7741";

  /** A counter that belongs to nobody. */
  public static final String COUNTER = "#e6d5a8";

  /** Selection, the path of this iteration, Q/N, UCT. */
  public static final String BLUE = "#0072b2";

  /** The bonus for exploration; greedy. */
  public static final String AMBER = "#e69f00";

  /** Amber that reads well as text. */
  public static final String AMBER_TEXT = "#a86f00";

  /** The truth: exact values, the winning chain. */
  public static final String GREEN = "#009e73";

  /** Green that reads well as small text. */
  public static final String GREEN_TEXT = "#00795a";

  /** The last stone, an error, a finding. */
  public static final String RED = "#d55e00";

  /** Flat rollouts. */
  public static final String SKY = "#56b4e9";

  /** Random choice, what was not visited, "+k more". */
  public static final String GREY = "#8b90a0";

  /** The text beside it all. */
  public static final String SOFT_TEXT = "#565b68";

  /** A line or an edge that should not catch the eye. */
  public static final String PALE_LINE = "#b9bdc9";

  /** The ground of something set aside. */
  public static final String PALE = "#eef0f4";

  /** The font family; any sans serif of the reader's machine. */
  public static final String FONT = "system-ui, sans-serif";

  private Style() {}
}
