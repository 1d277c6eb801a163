package panal.notebook;

import java.util.Optional;
import java.util.function.Consumer;
import panal.view.Display;

/**
 * One output of a notebook that changes: what is shown first appears below the cell that runs, and
 * whatever is shown later takes its place, from any cell, where the kernel can do that; elsewhere
 * it appears below the cell that runs then.
 *
 * <p>JJava and the embedded shell can; IJava and a plain JShell cannot.
 */
public final class Screen {

  /** How a kernel shows things. */
  public interface Kernel {
    /**
     * Shows a value below the cell that runs.
     *
     * @return what puts another value in its place, or nothing where the kernel cannot do that
     */
    Optional<Consumer<Object>> show(Object value);
  }

  private static Kernel kernel = Screen::embedded;

  private Optional<Consumer<Object>> change = Optional.empty();

  /** Nothing shown yet. */
  public Screen() {}

  /** From now on values are shown by that kernel, for the whole process. */
  public static void use(Kernel other) {
    kernel = other;
  }

  /** From now on values are shown so, one below the other, for the whole process. */
  public static void below(Consumer<Object> show) {
    use(
        value -> {
          show.accept(value);
          return Optional.empty();
        });
  }

  /** Shows a value, in the place of the last one if there is one and the kernel can do that. */
  public void show(Object value) {
    if (change.isPresent()) {
      change.get().accept(value);
    } else {
      showHere(value);
    }
  }

  /** Shows a value below the cell that runs; the next ones take its place there. */
  public void showHere(Object value) {
    change = kernel.show(value);
  }

  /** The shell that runs notebooks without a kernel or, outside it, standard output. */
  private static Optional<Consumer<Object>> embedded(Object value) {
    if (Channel.ofCells() == null) {
      System.out.println(Display.bundle(value).get("text/plain"));
      return Optional.empty();
    }
    String id = CellFunctions.display(value);
    return Optional.of(next -> CellFunctions.updateDisplay(id, next));
  }
}
