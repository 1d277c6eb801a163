package panal.notebook.jupyter;

import io.github.spencerpark.jupyter.kernel.display.DisplayData;
import io.github.spencerpark.jupyter.kernel.display.Renderer;
import java.util.ArrayList;
import java.util.List;

/** The part of IJava's entry point that a start-up script uses, around IJava's own renderer. */
public final class IJava {

  private static final Kernel KERNEL = new Kernel(new Renderer(), new ArrayList<>());

  private IJava() {}

  /** The kernel that runs. */
  public static Kernel getKernelInstance() {
    return KERNEL;
  }

  /**
   * A kernel that has nothing but a renderer.
   *
   * @param shown what was displayed
   */
  public record Kernel(Renderer renderer, List<DisplayData> shown) {

    /** As IJava's kernel calls it. */
    public Renderer getRenderer() {
      return renderer;
    }

    /** As IJava's kernel calls it. */
    public void display(DisplayData data) {
      shown.add(data);
    }
  }
}
