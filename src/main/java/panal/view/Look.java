package panal.view;

import java.util.List;
import java.util.stream.Collectors;
import panal.game.Notation;
import panal.game.Player;
import panal.message.Language;
import panal.message.Messages;
import panal.search.Perspective;

/**
 * How actions and numbers are written.
 *
 * @param view whose utility the numbers show; where the search added up the other player's, the
 *     signs are changed for display
 * @param notation of cells
 * @param language of headings and notes
 * @param decimals of Q/N
 */
public record Look(Perspective view, Notation notation, Language language, int decimals) {

  /** The numbers of that view, cells as {@code (r,c)}, the language of the process. */
  public static Look of(Perspective view) {
    return new Look(view, Notation.RC, Language.current(), Numbers.DECIMALS);
  }

  /** The same in another view. */
  public Look withView(Perspective other) {
    return new Look(other, notation, language, decimals);
  }

  /** The same in another notation. */
  public Look withNotation(Notation other) {
    return new Look(view, other, language, decimals);
  }

  /** The same in another language. */
  public Look withLanguage(Language other) {
    return new Look(view, notation, other, decimals);
  }

  /** The same with so many decimals. */
  public Look withDecimals(int other) {
    return new Look(view, notation, language, other);
  }

  /** The text of {@code key} in this language. */
  public String say(String key, Object... arguments) {
    return Messages.in(language, key, arguments);
  }

  /** What the root is called. */
  public String root() {
    return say("view.root");
  }

  /** Actions one after the other, with arrows between them. */
  public String path(List<?> actions) {
    return actions.stream().map(notation::print).collect(Collectors.joining("→"));
  }

  /**
   * A number as this view has it.
   *
   * @param value for {@code counted}
   * @param counted the player whose utility it is
   * @param root the player to move at the root
   * @param chooser the player who chose the action into the node
   */
  public double shown(double value, Player counted, Player root, Player chooser) {
    return view.of(root, chooser) == counted ? value : -value;
  }
}
