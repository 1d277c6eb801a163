package panal.view;

/**
 * How wide a text is at most, without asking any font: pictures are the same on every machine, and
 * each shows them in a font of its own. The widths are those of a wide sans serif (DejaVu Sans), so
 * that in the usual ones there is room left.
 */
final class TextWidth {

  private static final String NARROW = "()[]{}.,:;'|!iIjlft /\\·";
  private static final String WIDE = "mMwW@%—∞";
  private static final double BOLD = 1.1;

  private TextWidth() {}

  /** In pixels, at a font size in pixels. */
  static double of(String text, double size) {
    return size * text.codePoints().mapToDouble(TextWidth::share).sum();
  }

  /** The same in bold. */
  static double bold(String text, double size) {
    return BOLD * of(text, size);
  }

  private static double share(int character) {
    if (NARROW.indexOf(character) >= 0) {
      return 0.4;
    }
    // From the first script whose letters are as wide as they are high.
    boolean wide = WIDE.indexOf(character) >= 0 || character >= 0x1100 && character != '\u2212';
    return wide ? 1.02 : character == '\u2212' || character == '+' ? 0.84 : 0.65;
  }
}
