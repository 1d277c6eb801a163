package panal.cli;

import panal.game.Notation;
import panal.message.Language;
import panal.search.Perspective;
import panal.view.Look;
import picocli.CommandLine.Option;

/** How a command shows what it found; a mixin. None of it changes what is found. */
final class ViewOptions {

  @Option(names = "--view", paramLabel = "root|chooser", descriptionKey = "options.view")
  private Perspective view;

  @Option(
      names = "--notation",
      defaultValue = "rc",
      paramLabel = "rc|a1",
      descriptionKey = "options.notation")
  private Notation notation;

  @Option(names = "--lang", paramLabel = "es|en", descriptionKey = "options.lang")
  private Language language;

  /**
   * The look of tables and pictures.
   *
   * @param searched the perspective of the search, in which it is shown unless another is asked for
   */
  Look look(Perspective searched) {
    Look look = Look.of(view == null ? searched : view).withNotation(notation);
    return language == null ? look : look.withLanguage(language);
  }
}
