package panal.notebook.page;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import panal.view.Svg;

/** Java with its comments, texts, keywords and numbers marked for the style sheet. */
final class JavaCode {

  private static final Pattern TOKEN =
      Pattern.compile(
          "(?<c>//[^\\n]*|/\\*.*?\\*/)"
              + "|(?<s>\"\"\".*?\"\"\"|\"(?:\\\\.|[^\"\\\\\\n])*\"|'(?:\\\\.|[^'\\\\\\n])+')"
              + "|(?<k>\\b(?:abstract|assert|boolean|break|byte|case|catch|char|class|continue"
              + "|default|do|double|else|enum|extends|final|finally|float|for|if|implements"
              + "|import|instanceof|int|interface|long|native|new|null|true|false|package|permits"
              + "|private|protected|public|record|return|sealed|short|static|super|switch"
              + "|synchronized|this|throw|throws|try|var|void|volatile|while|yield)\\b)"
              + "|(?<n>\\b\\d[\\w.]*\\b)",
          Pattern.DOTALL);

  private JavaCode() {}

  /** The code as HTML. */
  static String html(String code) {
    StringBuilder html = new StringBuilder();
    Matcher token = TOKEN.matcher(code);
    int from = 0;
    while (token.find()) {
      html.append(Svg.escaped(code.substring(from, token.start())));
      html.append("<span class=\"").append(kind(token)).append("\">");
      html.append(Svg.escaped(token.group())).append("</span>");
      from = token.end();
    }
    return html.append(Svg.escaped(code.substring(from))).toString();
  }

  private static char kind(Matcher token) {
    for (char kind : "csk".toCharArray()) {
      if (token.group(String.valueOf(kind)) != null) {
        return kind;
      }
    }
    return 'n';
  }
}
