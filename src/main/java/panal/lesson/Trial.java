package panal.lesson;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import panal.game.State;
import panal.search.Solution;
import panal.search.exact.Minimax;

/**
 * How a student's search did at one position.
 *
 * @param drill the position and what it asks for
 * @param optimal the actions that exact search finds optimal, unmodifiable
 * @param value of the position for the player to move
 * @param answers one a seed, unmodifiable
 * @param asAfterOne how many of them are what one iteration answers with the same seed
 */
record Trial(Drill drill, List<?> optimal, double value, List<Answer> answers, int asAfterOne) {

  /** Of ten seeds, so many have to be right. */
  static final int PASS = 8;

  static final int SEEDS = 10;

  Trial {
    answers = List.copyOf(answers);
  }

  /**
   * What came back for one seed.
   *
   * @param action a legal action, or nothing
   * @param trouble why there is none; empty where there is one
   */
  record Answer(Optional<Object> action, String trouble) {

    boolean isMissing() {
      return action.isEmpty();
    }

    static Answer failed(String trouble) {
      return new Answer(Optional.empty(), trouble);
    }
  }

  /** Asks at a position, for each seed. */
  static Trial of(Drill drill, Asker asker) {
    Solution<?> solution = Minimax.solve(drill.state());
    List<Answer> answers = new ArrayList<>();
    int same = 0;
    for (int seed = 1; seed <= SEEDS; seed++) {
      Answer answer = asker.ask(drill.state(), drill.iterations(), seed);
      answers.add(answer);
      if (answer.action().isPresent() && asker.ask(drill.state(), 1, seed).equals(answer)) {
        same++;
      }
    }
    return new Trial(drill, solution.best(), solution.value(), answers, same);
  }

  /** Asks a student's code for an action. */
  interface Asker {
    Answer ask(State<?> state, int iterations, long seed);
  }

  /** The one of the actions that the student means, if it is one. */
  static Optional<Object> legal(List<?> actions, Object answer) {
    return actions.stream()
        .filter(action -> action.equals(answer) || action.toString().equals(answer))
        .map(Object.class::cast)
        .findFirst();
  }

  /** With how many seeds it was right. */
  int right() {
    return (int)
        answers.stream().filter(a -> a.action().filter(optimal::contains).isPresent()).count();
  }

  boolean passes() {
    return right() >= PASS;
  }

  /** Right with no seed, or with one by chance. */
  boolean isHopeless() {
    return right() <= 1;
  }

  /** What was answered wrongly, each once, in the order of the seeds. */
  List<String> wrong() {
    return answers.stream()
        .filter(answer -> !answer.action().filter(optimal::contains).isPresent())
        .map(answer -> answer.action().map(Objects::toString).orElse(answer.trouble()))
        .distinct()
        .toList();
  }
}
