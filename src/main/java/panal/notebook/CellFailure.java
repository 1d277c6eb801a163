package panal.notebook;

import java.util.List;

/**
 * Why a cell failed, ready to be shown: as one line, and as the lines of Jupyter's error output.
 */
final class CellFailure extends Exception {

  private static final long serialVersionUID = 1L;

  private final int line;
  private final String name;
  private final List<String> shown;

  /**
   * A failure.
   *
   * @param line within the cell, from 1, or 0 where none can be named
   * @param name the kind of failure, such as the simple name of an exception's class
   * @param message the reason in one line
   * @param shown the lines to show in the notebook
   */
  CellFailure(int line, String name, String message, List<String> shown) {
    super(message);
    this.line = line;
    this.name = name;
    this.shown = List.copyOf(shown);
  }

  int line() {
    return line;
  }

  String name() {
    return name;
  }

  List<String> shown() {
    return shown;
  }
}
