package panal.notebook;

import java.util.Optional;

/**
 * What came of running a notebook.
 *
 * @param executed the notebook with the outputs of every cell that ran, those of the failing one
 *     too
 * @param failure where and why it stopped early; empty if it ran to its end
 */
public record Outcome(Notebook executed, Optional<Failure> failure) {

  /**
   * The cell that stopped the notebook.
   *
   * @param cell its number among all cells, Markdown ones included, from 1
   * @param line the line within the cell, from 1, or 0 where none can be named
   * @param message why, in one line without a full stop
   */
  public record Failure(int cell, int line, String message) {}
}
