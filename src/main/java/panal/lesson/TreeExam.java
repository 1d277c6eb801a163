package panal.lesson;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import panal.game.State;
import panal.games.Games;
import panal.message.Messages;
import panal.search.NodeView;

/**
 * The checks of a student's tree on positions of one game: its counts, its finished nodes, and by
 * which rule it goes down.
 */
final class TreeExam {

  private static final long SEED = 1;

  /** Before so many iterations there is little to choose from. */
  private static final int FIRST = 20;

  private static final int LAST = 200;

  /** A position and how long to search there. */
  private record Place(String game, String moves, int iterations) {
    State<?> state() {
      return Games.parse(game).play(moves);
    }

    String name() {
      return (game + " " + moves).strip();
    }
  }

  /** The shapes that are looked at, for each game; the last one's choices are looked at too. */
  private static final Map<String, List<Place>> PLACES =
      Map.of(
          "tictactoe",
          List.of(
              new Place("tictactoe", "(0,0) (0,1) (0,2) (1,1) (1,0) (2,0) (1,2) (2,2)", 10),
              new Place("tictactoe", "(0,0) (1,0) (0,1) (1,1)", 400),
              new Place("tictactoe", "(0,0) (0,1) (0,2) (1,1) (1,0) (2,0)", 100),
              new Place("tictactoe", "(0,1) (1,0) (1,2)", LAST)),
          "nim",
          List.of(new Place("nim(3)", "", 100), new Place("nim(2,3)", "", LAST)),
          "hex",
          List.of(
              new Place("hex(2)", "(0,0) (0,1)", 100),
              new Place("hex(2)", "", 200),
              new Place("hex(3)", "(2,0) (1,2) (2,2)", LAST)));

  /** Grows a student's tree. */
  interface Grower {
    NodeView<?> grow(State<?> state, int iterations, long seed) throws Examiner.Failure;
  }

  private final Grower grower;
  private final int[] sign = new int[3];
  private final List<Check> checks = new ArrayList<>();

  private TreeExam(Grower grower) {
    this.grower = grower;
  }

  /** The checks for one of {@code tictactoe}, {@code nim} and {@code hex}. */
  static List<Check> of(String game, Grower grower) {
    TreeExam exam = new TreeExam(grower);
    try {
      exam.look(PLACES.get(game));
    } catch (Examiner.Failure e) {
      exam.checks.add(Check.failed(Check.Subject.COUNTS, e.getMessage()));
    }
    return exam.checks;
  }

  private void look(List<Place> places) throws Examiner.Failure {
    for (Place place : places) {
      State<?> state = place.state();
      NodeView<?> root = grower.grow(state, place.iterations(), SEED);
      TreeShape shape = TreeShape.of(place.name(), state, root, place.iterations());
      shape.failed().ifPresent(checks::add);
      for (int level = 1; level <= 2; level++) {
        sign[level] = sign[level] == 0 ? shape.sign()[level] : sign[level];
      }
    }
    if (checks.isEmpty()) {
      checks.add(Check.passed(Check.Subject.COUNTS));
      checks.add(Check.passed(Check.Subject.FINISHED));
      choices(places.get(places.size() - 1));
    } else {
      String why = Messages.of("lesson.tree.shapeFirst");
      checks.add(Check.notChecked(Check.Subject.CHOOSER, why));
      checks.add(Check.notChecked(Check.Subject.FORMULA, why));
    }
  }

  private void choices(Place place) throws Examiner.Failure {
    Choices atRoot = new Choices();
    Choices below = new Choices();
    State<?> state = place.state();
    NodeView<?> before = grower.grow(state, FIRST, SEED);
    for (int iterations = FIRST + 1; iterations <= LAST; iterations++) {
      NodeView<?> after = grower.grow(state, iterations, SEED);
      if (!Choices.observe(state, before, after, atRoot, below)) {
        String why = Messages.of("lesson.tree.otherTree", iterations - 1, iterations);
        checks.add(Check.notChecked(Check.Subject.CHOOSER, why));
        checks.add(Check.notChecked(Check.Subject.FORMULA, why));
        return;
      }
      before = after;
    }
    checks.add(chooser(place, atRoot, below));
    checks.add(formula(place, atRoot));
  }

  private Check chooser(Place place, Choices atRoot, Choices below) {
    if (isForTheOther(atRoot, sign[1])) {
      return Check.failed(
          Check.Subject.CHOOSER,
          Flaw.SIGN_ERROR,
          Messages.of("lesson.tree.signAtRoot", place.name()));
    }
    if (isForTheOther(below, sign[2])) {
      return Check.failed(
          Check.Subject.CHOOSER,
          Flaw.ROOT_VIEW,
          Messages.of("lesson.tree.signBelow", place.name()));
    }
    boolean enough =
        fits(atRoot, Choices.Rule.UCT, sign[1]) && fits(below, Choices.Rule.UCT, sign[2]);
    return enough
        ? Check.passed(Check.Subject.CHOOSER)
        : Check.notChecked(Check.Subject.CHOOSER, Messages.of("lesson.tree.otherRule"));
  }

  private static boolean isForTheOther(Choices choices, int sign) {
    return !fits(choices, Choices.Rule.UCT, sign)
        && fits(choices, Choices.Rule.FOR_THE_OTHER, sign);
  }

  private static boolean fits(Choices choices, Choices.Rule rule, int sign) {
    return sign != 0 && choices.size() >= Choices.FEW && choices.fit(rule, sign);
  }

  private Check formula(Place place, Choices atRoot) {
    if (fits(atRoot, Choices.Rule.UCT, sign[1])) {
      return Check.passed(Check.Subject.FORMULA);
    }
    Optional<Flaw> slip =
        List.of(Flaw.OWN_COUNT, Flaw.PARENT_DIVISOR, Flaw.INTEGER_DIVISION).stream()
            .filter(flaw -> fits(atRoot, Choices.Rule.valueOf(flaw.name()), sign[1]))
            .findFirst();
    return slip.map(
            flaw ->
                Check.failed(
                    Check.Subject.FORMULA,
                    flaw,
                    Messages.of("lesson.tree.slip", place.name(), atRoot.size(), flaw.wrong())))
        .orElseGet(
            () -> Check.notChecked(Check.Subject.FORMULA, Messages.of("lesson.tree.otherRule")));
  }
}
