package panal.cli;

import panal.game.Notation;
import panal.message.Language;
import panal.search.Perspective;
import panal.view.Look;
import picocli.CommandLine.Option;

/** How a command writes cells and words; a mixin. */
final class TextOptions {

  @Option(
      names = "--notation",
      defaultValue = "rc",
      paramLabel = "rc|a1",
      descriptionKey = "options.notation")
  private Notation notation;

  @Option(names = "--lang", paramLabel = "es|en", descriptionKey = "options.lang")
  private Language language;

  /** The look of tables and pictures, in that view. */
  Look look(Perspective view) {
    Look look = Look.of(view).withNotation(notation);
    return language == null ? look : look.withLanguage(language);
  }
}
