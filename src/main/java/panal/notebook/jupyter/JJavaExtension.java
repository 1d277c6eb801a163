package panal.notebook.jupyter;

import java.util.List;
import java.util.Optional;
import org.dflib.jjava.jupyter.Extension;
import org.dflib.jjava.jupyter.kernel.BaseKernel;
import org.dflib.jjava.jupyter.kernel.BaseNotebookStatics;
import org.dflib.jjava.jupyter.kernel.display.Renderer;
import org.dflib.jjava.jupyter.kernel.display.mime.MIMEType;
import org.dflib.jjava.jupyter.kernel.display.mime.MIMETypeParseException;
import panal.game.Pictured;
import panal.notebook.Screen;
import panal.view.Display;
import panal.view.Displayable;

/**
 * Shows {@link Displayable} things and {@link Pictured} states in notebooks that run on JJava.
 *
 * <p>The kernel finds it as a service on its class path, so a notebook has nothing to call. IJava,
 * the kernel from which JJava descends, has no such service: there the start-up script {@code
 * ijava.jsh} beside this class does the same.
 */
public final class JJavaExtension implements Extension {

  /** For the service loader. */
  public JJavaExtension() {}

  @Override
  public void install(BaseKernel kernel) {
    register(kernel.getRenderer());
    Screen.use(
        value -> {
          String id = BaseNotebookStatics.display(value);
          return Optional.of(next -> BaseNotebookStatics.updateDisplay(id, next));
        });
  }

  static void register(Renderer renderer) {
    for (Class<?> type : List.of(Displayable.class, Pictured.class)) {
      renderer
          .createRegistration(type)
          .preferring("text/html", "text/plain")
          .register(
              (value, context) ->
                  Display.bundle(value)
                      .forEach((mime, text) -> context.renderIfRequested(type(mime), () -> text)));
    }
  }

  private static MIMEType type(String name) {
    try {
      return MIMEType.parse(name);
    } catch (MIMETypeParseException e) {
      throw new IllegalArgumentException(e);
    }
  }
}
