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

  /** What a kernel can do. */
  public interface Kernel {
    /**
     * Shows a value below the cell that runs.
     *
     * @return the id by which it can be changed, or nothing where it cannot
     */
    Optional<String> show(Object value);

    /** Puts a value in the place of one that was shown. */
    void change(String id, Object value);
  }

  private static Kernel kernel = new Embedded();

  private Optional<String> id = Optional.empty();

  /** Nothing shown yet. */
  public Screen() {}

  /** From now on values are shown by that kernel, for the whole process. */
  public static void use(Kernel other) {
    kernel = other;
  }

  /** From now on values are shown so, one below the other, for the whole process. */
  public static void below(Consumer<Object> show) {
    use(new Below(show));
  }

  /** Shows a value, in the place of the last one if there is one and the kernel can do that. */
  public void show(Object value) {
    if (id.isPresent()) {
      kernel.change(id.get(), value);
    } else {
      id = kernel.show(value);
    }
  }

  /** Shows a value below the cell that runs; the next ones take its place there. */
  public void showHere(Object value) {
    id = kernel.show(value);
  }

  /** The shell that runs notebooks without a kernel or, outside it, standard output. */
  private static final class Embedded implements Kernel {
    @Override
    public Optional<String> show(Object value) {
      if (Channel.ofCells() == null) {
        System.out.println(Display.bundle(value).get("text/plain"));
        return Optional.empty();
      }
      return Optional.of(CellFunctions.display(value));
    }

    @Override
    public void change(String id, Object value) {
      CellFunctions.updateDisplay(id, value);
    }
  }

  /** A kernel that cannot change what it has shown. */
  private record Below(Consumer<Object> shower) implements Kernel {
    @Override
    public Optional<String> show(Object value) {
      shower.accept(value);
      return Optional.empty();
    }

    @Override
    public void change(String id, Object value) {
      shower.accept(value);
    }
  }
}
