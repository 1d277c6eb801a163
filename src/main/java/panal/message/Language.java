package panal.message;

import java.util.Locale;

/** A language in which Panal speaks: headings, labels and messages exist in each. */
public enum Language {
  /** Spanish, the language of the course and of its notebooks. */
  ES,
  /** English, the language of code and documentation. */
  EN;

  /**
   * The language of this process: the environment variable {@code PANAL_LANG} ({@code es} or {@code
   * en}), else Spanish where the locale is Spanish, else English.
   */
  public static Language current() {
    String chosen = System.getenv("PANAL_LANG");
    return of(chosen != null && !chosen.isBlank() ? chosen : Locale.getDefault().getLanguage());
  }

  private static Language of(String code) {
    return code.toLowerCase(Locale.ROOT).startsWith("es") ? ES : EN;
  }

  /** The two-letter code, in lower case. */
  public String code() {
    return name().toLowerCase(Locale.ROOT);
  }
}
