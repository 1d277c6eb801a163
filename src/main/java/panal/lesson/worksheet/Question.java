package panal.lesson.worksheet;

import java.util.List;
import panal.search.Phase;

/**
 * One thing to predict, and what the trace says.
 *
 * @param iteration of the step that answers it
 * @param phase of that step, the first of its phase in the iteration
 * @param given what is known before the step, and what is asked
 * @param answer what the step says
 */
record Question(long iteration, Phase phase, List<Part> given, List<Part> answer) {

  Question {
    given = List.copyOf(given);
    answer = List.copyOf(answer);
  }

  /** The marker of the phase, without brackets. */
  String marker() {
    return phase.marker();
  }

  /** The step as the steppers take it, such as {@code 73.M1}. */
  String place() {
    return iteration + "." + marker();
  }
}
