package panal.lesson;

import java.time.Duration;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import panal.game.State;
import panal.games.hex.Hex;
import panal.games.nim.Nim;
import panal.games.tictactoe.TicTacToe;
import panal.lesson.Check.Subject;
import panal.message.Messages;
import panal.search.NodeView;

/**
 * A test of a student's own Monte Carlo tree search, for a notebook's cell:
 *
 * <pre>{@code
 * SelfTest.of((state, iterations, seed) -> mySearch(state, iterations, seed)).run()
 * }</pre>
 *
 * It asks for an action at positions whose truth exact search knows, with ten seeds each, eight of
 * which have to be right, and says what kind of mistake fails where this one does. Where the
 * student's tree can be seen ({@link #withTree}) its counts, its signs and the rule by which it
 * goes down are checked too; without it they are reported as not checked.
 *
 * <p>Everything is counted in iterations. The one clock is a limit of a minute an answer, against a
 * loop without end.
 *
 * @param <S> the states that the student's search can take
 */
public final class SelfTest<S> {

  private static final Duration LIMIT = Duration.ofMinutes(1);

  private final Class<?> states;
  private final Student<S> student;
  private final Optional<StudentTree<S>> tree;
  private final Duration limit;

  private SelfTest(
      Class<?> states, Student<S> student, Optional<StudentTree<S>> tree, Duration limit) {
    this.states = states;
    this.student =
        Objects.requireNonNull(student, () -> Messages.of("lesson.test.null", "student"));
    this.tree = tree;
    this.limit = limit;
  }

  /** Of a search for every game, in terms of {@link State}. */
  public static SelfTest<State<?>> of(Student<State<?>> student) {
    return new SelfTest<>(State.class, student, Optional.empty(), LIMIT);
  }

  /** Of a search for tic-tac-toe. */
  public static SelfTest<TicTacToe> ticTacToe(Student<TicTacToe> student) {
    return new SelfTest<>(TicTacToe.class, student, Optional.empty(), LIMIT);
  }

  /** Of a search for Nim. */
  public static SelfTest<Nim> nim(Student<Nim> student) {
    return new SelfTest<>(Nim.class, student, Optional.empty(), LIMIT);
  }

  /** Of a search for Hex. */
  public static SelfTest<Hex> hex(Student<Hex> student) {
    return new SelfTest<>(Hex.class, student, Optional.empty(), LIMIT);
  }

  /** The same with a look at the tree. */
  public SelfTest<S> withTree(StudentTree<S> shown) {
    return new SelfTest<>(
        states,
        student,
        Optional.of(Objects.requireNonNull(shown, () -> Messages.of("lesson.test.null", "shown"))),
        limit);
  }

  /** The same with another limit of time for an answer. */
  SelfTest<S> withLimit(Duration other) {
    return new SelfTest<>(states, student, tree, other);
  }

  /**
   * Asks everything.
   *
   * @throws java.util.concurrent.CancellationException if the thread is interrupted
   */
  public SelfTestReport run() {
    try (Examiner examiner = new Examiner(limit)) {
      return new Run(examiner).report();
    }
  }

  private final class Run {

    private final Examiner examiner;
    private final Map<Subject, String> broken = new EnumMap<>(Subject.class);

    Run(Examiner examiner) {
      this.examiner = examiner;
    }

    SelfTestReport report() {
      List<Trial> trials = new ArrayList<>();
      for (Drill drill : Drill.ALL) {
        if (states.isInstance(drill.state()) && !examiner.isStuck()) {
          trials.add(Trial.of(drill, this::ask));
        }
      }
      repeat(trials.get(0));
      List<Check> checks = new ArrayList<>();
      for (Subject subject : List.of(Subject.LEGAL, Subject.SAME_SEED, Subject.UNTOUCHED)) {
        String detail = broken.get(subject);
        checks.add(detail == null ? Check.passed(subject) : Check.failed(subject, detail));
      }
      checks.addAll(ofTheTree());
      return new SelfTestReport(trials, checks);
    }

    private Trial.Answer ask(State<?> state, int iterations, long seed) {
      List<?> actions = state.actions();
      String before = state.toString();
      try {
        Object given = examiner.ask(() -> student.choose(cast(state), iterations, seed));
        Optional<Object> legal = Trial.legal(actions, given);
        if (!before.equals(state.toString()) || !actions.equals(state.actions())) {
          broken.putIfAbsent(
              Subject.UNTOUCHED,
              Messages.of("lesson.test.changed", line(before), line(state.toString())));
        }
        return legal
            .map(action -> new Trial.Answer(Optional.of(action), ""))
            .orElseGet(() -> refused(iterations, Messages.of("lesson.test.illegal", given)));
      } catch (Examiner.Failure e) {
        return refused(iterations, e.getMessage());
      }
    }

    private String line(String board) {
      return board.replaceAll("\\s*\\R\\s*", " / ");
    }

    /** After a single iteration a search may have no answer yet. */
    private Trial.Answer refused(int iterations, String trouble) {
      if (iterations > 1) {
        broken.putIfAbsent(Subject.LEGAL, trouble);
      }
      return Trial.Answer.failed(trouble);
    }

    @SuppressWarnings("unchecked") // of the class that the student's search takes
    private S cast(State<?> state) {
      return (S) states.cast(state);
    }

    /** Asks once more what was asked first. */
    private void repeat(Trial first) {
      for (int seed = 1; seed <= Trial.SEEDS && !examiner.isStuck(); seed++) {
        Trial.Answer before = first.answers().get(seed - 1);
        Trial.Answer again = ask(first.drill().state(), first.drill().iterations(), seed);
        if (before.action().isPresent() && !before.equals(again)) {
          broken.putIfAbsent(
              Subject.SAME_SEED,
              Messages.of(
                  "lesson.test.otherAnswer",
                  first.drill().name(),
                  seed,
                  before.action().get(),
                  again.action().orElse(again.trouble())));
        }
      }
    }

    private List<Check> ofTheTree() {
      List<Check> checks = new ArrayList<>();
      if (tree.isEmpty() || examiner.isStuck()) {
        String why = Messages.of(tree.isEmpty() ? "lesson.test.noTree" : "lesson.test.stuck");
        for (Subject subject :
            List.of(Subject.COUNTS, Subject.FINISHED, Subject.CHOOSER, Subject.FORMULA)) {
          checks.add(Check.notChecked(subject, why));
        }
        return checks;
      }
      for (String game : List.of("tictactoe", "nim", "hex")) {
        boolean asked =
            Drill.ALL.stream()
                .anyMatch(
                    drill -> drill.game().startsWith(game) && states.isInstance(drill.state()));
        if (asked) {
          checks.addAll(TreeExam.of(game, this::grow));
        }
      }
      return checks;
    }

    private NodeView<?> grow(State<?> state, int iterations, long seed) throws Examiner.Failure {
      return examiner.ask(
          () -> Snapshot.of(tree.orElseThrow().grow(cast(state), iterations, seed)));
    }
  }
}
