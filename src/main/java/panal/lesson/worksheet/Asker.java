package panal.lesson.worksheet;

import java.util.Optional;
import panal.game.RandomStream;
import panal.trace.Cursor;

/** A kind of question. */
interface Asker {

  /**
   * The question that the step behind the cursor answers, where it answers one that can be worked
   * out with pencil and paper from what is given.
   *
   * @param cursor behind the step; it may be moved, and need not come back
   * @param random for what of the step to ask about
   */
  <A> Optional<Question> ask(Cursor<A> cursor, Wording wording, RandomStream random);
}
