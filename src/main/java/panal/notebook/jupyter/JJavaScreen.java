package panal.notebook.jupyter;

import java.util.Optional;
import org.dflib.jjava.jupyter.kernel.BaseNotebookStatics;
import panal.notebook.Screen;

/** Shows and changes outputs by the functions that JJava gives to its cells. */
final class JJavaScreen implements Screen.Kernel {
  @Override
  public Optional<String> show(Object value) {
    return Optional.of(BaseNotebookStatics.display(value));
  }

  @Override
  public void change(String id, Object value) {
    BaseNotebookStatics.updateDisplay(id, value);
  }
}
