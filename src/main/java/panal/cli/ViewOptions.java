package panal.cli;

import panal.search.Perspective;
import panal.view.Look;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** How a command shows what it found; a mixin. None of it changes what is found. */
final class ViewOptions {

  @Option(names = "--view", paramLabel = "root|chooser", descriptionKey = "options.view")
  private Perspective view;

  @Mixin private TextOptions text;

  /**
   * The look of tables and pictures.
   *
   * @param searched the perspective of the search, in which it is shown unless another is asked for
   */
  Look look(Perspective searched) {
    return text.look(view == null ? searched : view);
  }
}
