package panal.experiment.agent;

/** What a program said, short and tame enough for a record. */
final class Quote {

  private static final int MOST = 200;

  private Quote() {}

  /** The first 200 characters, each control character a blank and each half of a character "?". */
  static String of(String text) {
    StringBuilder quote = new StringBuilder();
    text.codePoints().limit(MOST).map(Quote::tame).forEach(quote::appendCodePoint);
    return quote.toString().strip();
  }

  private static int tame(int c) {
    if (Character.getType(c) == Character.SURROGATE) {
      return '?';
    }
    return Character.isISOControl(c) || Character.getType(c) == Character.FORMAT ? ' ' : c;
  }
}
