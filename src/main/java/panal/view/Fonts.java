package panal.view;

import java.awt.Font;
import java.awt.font.FontRenderContext;
import panal.message.Messages;

/** The machine's fonts, which only pixels and charts need. */
public final class Fonts {

  private static final FontRenderContext CONTEXT = new FontRenderContext(null, true, true);

  private Fonts() {}

  /**
   * A sans serif.
   *
   * @param style such as {@link Font#BOLD}
   * @param size in points
   * @throws IllegalStateException if the machine has none
   */
  public static Font sansSerif(int style, int size) {
    try {
      Font font = new Font(Font.SANS_SERIF, style, size);
      font.getStringBounds("x", CONTEXT); // loads the machine's fonts, which is what fails
      return font;
    } catch (Error | RuntimeException e) {
      // What Java throws without fontconfig or fonts depends on its version.
      throw new IllegalStateException(Messages.of("view.noFonts"), e);
    }
  }
}
