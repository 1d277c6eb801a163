package panal.lesson.worksheet;

import panal.view.Board;
import panal.view.Table;

/** A piece of a question or of an answer. */
sealed interface Part {

  /** A paragraph. */
  record Words(String text) implements Part {}

  /** A table. */
  record Grid(Table table) implements Part {}

  /** A position. */
  record Scene(Board board) implements Part {}
}
