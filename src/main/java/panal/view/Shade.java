package panal.view;

import java.util.Locale;

/** Colours between those of {@link Style}. */
public final class Shade {

  private Shade() {}

  /** The colour of a share from 0, honey, to 1, blue. */
  public static String heat(double share) {
    double at = Math.max(0, Math.min(1, share));
    int mixed = 0;
    for (int shift = 16; shift >= 0; shift -= 8) {
      int from = channel(Style.HONEY, shift);
      int to = channel(Style.BLUE, shift);
      mixed |= (int) Math.round(from + at * (to - from)) << shift;
    }
    return String.format(Locale.ROOT, "#%06x", mixed);
  }

  /** Ink or white, whichever reads better on this colour. */
  public static String inkOn(String ground) {
    return contrast(Style.INK, ground) >= contrast(Style.WHITE, ground) ? Style.INK : Style.WHITE;
  }

  /**
   * How far two colours are apart, from 1 to 21; text needs 4.5.
   *
   * @see <a href="https://www.w3.org/TR/WCAG21/#dfn-contrast-ratio">W3C, Web Content Accessibility
   *     Guidelines 2.1, contrast ratio</a>
   */
  static double contrast(String one, String other) {
    double a = luminance(one);
    double b = luminance(other);
    return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
  }

  private static double luminance(String colour) {
    return 0.2126 * linear(channel(colour, 16))
        + 0.7152 * linear(channel(colour, 8))
        + 0.0722 * linear(channel(colour, 0));
  }

  private static double linear(int channel) {
    double share = channel / 255.0;
    return share <= 0.03928 ? share / 12.92 : StrictMath.pow((share + 0.055) / 1.055, 2.4);
  }

  private static int channel(String colour, int shift) {
    return Integer.parseInt(colour.substring(1), 16) >> shift & 0xff;
  }
}
