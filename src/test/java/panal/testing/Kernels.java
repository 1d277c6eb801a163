package panal.testing;

import java.io.IOException;
import java.nio.file.Path;
import panal.notebook.jupyter.Jupyter;

/** Jupyter in the {@code .venv} of the checkout, which is made by the first test that needs it. */
public final class Kernels {

  private Kernels() {}

  /** Jupyter with the library's jar on the class path of its kernel. */
  public static Jupyter jupyter() throws IOException {
    Needs.python();
    return Jupyter.ready(Path.of("").toAbsolutePath(), Needs.jar(), System.out::println);
  }
}
