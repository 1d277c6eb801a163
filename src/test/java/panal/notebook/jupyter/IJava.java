package panal.notebook.jupyter;

import io.github.spencerpark.jupyter.kernel.display.Renderer;

/** The part of IJava's entry point that a start-up script uses, around IJava's own renderer. */
public final class IJava {

  private static final Kernel KERNEL = new Kernel(new Renderer());

  private IJava() {}

  /** The kernel that runs. */
  public static Kernel getKernelInstance() {
    return KERNEL;
  }

  /** A kernel that has nothing but a renderer. */
  public record Kernel(Renderer renderer) {

    /** As IJava's kernel calls it. */
    public Renderer getRenderer() {
      return renderer;
    }
  }
}
