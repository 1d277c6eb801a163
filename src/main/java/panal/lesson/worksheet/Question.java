package panal.lesson.worksheet;

import java.util.List;

/**
 * One thing to predict, and what the trace says.
 *
 * @param iteration of the step that answers it
 * @param marker of that step's phase, such as {@code M1}
 * @param given what is known before the step, and what is asked
 * @param answer what the step says
 */
record Question(long iteration, String marker, List<Part> given, List<Part> answer) {

  Question {
    given = List.copyOf(given);
    answer = List.copyOf(answer);
  }

  /** The step as the steppers take it, such as {@code 73.M1}. */
  String place() {
    return iteration + "." + marker;
  }
}
