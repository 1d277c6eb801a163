package panal.view;

import java.text.Normalizer;

/** What is left of a text where there are only the 95 printable characters of ASCII. */
final class Ascii {

  private Ascii() {}

  /** The text with accents dropped and our own signs replaced. */
  static String of(String text) {
    return Normalizer.normalize(Numbers.ascii(text), Normalizer.Form.NFD)
        .replaceAll("\\p{M}", "")
        .replace("├─", "|-")
        .replace("└─", "`-")
        .replace('│', '|')
        .replace('─', '-')
        .replace('–', '-')
        .replace("←", "<-")
        .replace("→", "->")
        .replace('▶', '>')
        .replace('α', 'a')
        .replace('β', 'b')
        .replace("·√", "*sqrt")
        .replace("∞", "oo")
        .replace("≥", ">=")
        .replace("…", "...")
        .replace("«", "\"")
        .replace("»", "\"")
        .replace('×', 'x')
        .replace("α", "alpha")
        .replace("β", "beta")
        .replace("∞", "inf")
        .replace(Numbers.NONE, "-")
        .replace("·", "-");
  }
}
