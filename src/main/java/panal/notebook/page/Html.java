package panal.notebook.page;

/** Text within HTML. */
final class Html {

  private Html() {}

  /** The text so that it can stand between tags and in double quotes. */
  static String escaped(String text) {
    return text.replace("&", "&amp;")
        .replace("<", "&lt;")
        .replace(">", "&gt;")
        .replace("\"", "&quot;");
  }
}
