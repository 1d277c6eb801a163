package panal.notebook;

import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.CodeSource;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import panal.chart.ChartFormat;
import panal.chart.LinePlot;
import panal.message.Language;
import panal.message.Messages;
import panal.view.Displayable;
import panal.view.Entry;
import panal.view.Table;

/**
 * Whether this machine has all that the notebooks need: a row for each thing, with what to do where
 * it is missing. Where all is well it looks the same on every machine; {@link #details()} says what
 * there is.
 */
public final class Installation implements Displayable {

  private static final int OLDEST_JAVA = 17;

  private final List<Check> checks;

  private Installation(List<Check> checks) {
    this.checks = checks;
  }

  /**
   * Something that is needed.
   *
   * @param name what it is
   * @param problem what is wrong and what to do; empty where all is well
   */
  private record Check(String name, Optional<String> problem) {}

  /** Looks at everything; costs less than a second. */
  public static Installation check() {
    return new Installation(
        List.of(
            new Check("java", java()),
            new Check("language", language()),
            new Check("charts", charts()),
            new Check("exports", exports())));
  }

  private static Optional<String> java() {
    return Runtime.version().feature() >= OLDEST_JAVA
        ? Optional.empty()
        : Optional.of(Messages.of("installation.oldJava", Runtime.version(), OLDEST_JAVA));
  }

  private static Optional<String> language() {
    return Language.current() == Language.ES
        ? Optional.empty()
        : Optional.of(Messages.of("installation.otherLanguage", Language.current()));
  }

  /** Draws one: it needs letters, the library of charts and the one that packs pixels. */
  private static Optional<String> charts() {
    try {
      LinePlot.of("", "").as(ChartFormat.PNG);
      return Optional.empty();
    } catch (IllegalStateException e) {
      return Optional.of(e.getMessage());
    }
  }

  private static Optional<String> exports() {
    Path folder = Exports.folder();
    return Files.isWritable(folder)
        ? Optional.empty()
        : Optional.of(Messages.of("installation.notWritable", folder));
  }

  /** Whether nothing is missing. */
  public boolean complete() {
    return checks.stream().allMatch(check -> check.problem().isEmpty());
  }

  /** A row for each thing that is needed. */
  public Table table() {
    return new Table(
        Messages.of(complete() ? "installation.complete" : "installation.incomplete"),
        List.of(
            Table.Column.text(Messages.of("installation.what")),
            Table.Column.text(Messages.of("installation.state"))),
        checks.stream().map(Installation::row).toList());
  }

  private static List<Entry> row(Check check) {
    return List.of(
        new Entry.Text(Messages.of("installation." + check.name())),
        new Entry.Text(check.problem().orElse(Messages.of("installation.fine"))));
  }

  /** Versions and places, to be copied into a question to somebody who helps. */
  public static String details() {
    return String.join(
        "\n",
        "Panal " + version() + ", " + place(),
        "Java " + Runtime.version() + ", " + System.getProperty("java.vendor"),
        System.getProperty("os.name") + " " + System.getProperty("os.version"),
        "locale " + Locale.getDefault().toLanguageTag() + ", PANAL_LANG " + Language.current(),
        "exports " + Exports.folder());
  }

  private static String version() {
    return Optional.ofNullable(Installation.class.getPackage().getImplementationVersion())
        .orElse("(unpacked)");
  }

  private static String place() {
    return Optional.ofNullable(Installation.class.getProtectionDomain().getCodeSource())
        .map(CodeSource::getLocation)
        .map(url -> Path.of(URI.create(url.toString())).toString())
        .orElse("");
  }

  @Override
  public Map<String, String> mimeBundle() {
    return table().mimeBundle();
  }

  /** The table as text. */
  @Override
  public String toString() {
    return table().toString();
  }
}
