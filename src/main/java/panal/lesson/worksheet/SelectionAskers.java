package panal.lesson.worksheet;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import panal.game.RandomStream;
import panal.search.Phase;
import panal.search.Step;
import panal.trace.Cursor;
import panal.view.ChoiceTable;
import panal.view.Entry;
import panal.view.Table;

/** Questions about [M1] and [U1]. */
final class SelectionAskers {

  /** Which child is selected next? */
  static final Asker WHICH_CHILD = new WhichChild();

  /** Was it Q/N or the bonus that decided? */
  static final Asker WHICH_TERM = new WhichTerm();

  /** Scores closer than this look equal with two decimals. */
  private static final double CLEAR = 0.02;

  private static final double NOISE = 1e-9;

  private SelectionAskers() {}

  /**
   * One level of the way down.
   *
   * @param path to the node whose child was chosen
   */
  private record Level<A>(long iteration, List<A> path, Step.Choice<A> choice) {

    /** A level of the step at random, where its answer does not hang on a rounding. */
    static <A> Optional<Level<A>> of(Cursor<A> cursor, Wording wording, RandomStream random) {
      if (!(cursor.step().orElseThrow() instanceof Step.Selection<A> selection)
          || selection.choices().isEmpty()) {
        return Optional.empty();
      }
      int level = random.nextInt(selection.choices().size());
      Step.Choice<A> choice = selection.choices().get(level);
      if (!isReckoned(choice, wording.search().c().orElse(0))) {
        return Optional.empty();
      }
      double[] scores =
          choice.candidates().stream().mapToDouble(Step.Candidate::score).sorted().toArray();
      int last = scores.length - 1;
      return last > 0 && scores[last] - scores[last - 1] >= CLEAR
          ? Optional.of(
              new Level<>(selection.iteration(), selection.path().subList(0, level), choice))
          : Optional.empty();
    }

    /** Whether N, Q and c give all scores: no child is unvisited or proven, nothing else counts. */
    private static boolean isReckoned(Step.Choice<?> choice, double c) {
      double logarithm = StrictMath.log(choice.parentVisits());
      return choice.candidates().stream()
          .allMatch(
              child -> {
                double score = child.mean() + c * Math.sqrt(logarithm / child.visits());
                return Math.abs(score - child.score()) < NOISE;
              });
    }

    Step.Candidate<A> chosen() {
      return choice.candidates().get(choice.chosen());
    }

    /** Everything that [U1] needs, and not its result. */
    Part children(Wording wording) {
      List<List<Entry>> rows = new ArrayList<>();
      for (Step.Candidate<A> child : choice.candidates()) {
        rows.add(
            List.of(
                wording.text(wording.action(child.action())),
                new Entry.Number(child.visits()),
                wording.number(wording.total(child.total())),
                Wording.BLANK,
                Wording.BLANK));
      }
      return new Part.Grid(
          new Table(
              wording.say(
                  "children",
                  wording.node(path),
                  choice.parentVisits(),
                  wording.name(choice.view()),
                  wording.weight()),
              List.of(
                  Table.Column.text(wording.say("child")),
                  Table.Column.number("N"),
                  Table.Column.number("Q"),
                  Table.Column.number("Q/N"),
                  Table.Column.number("[U1]")),
              rows));
    }

    /** All scores. */
    Part scores(Wording wording) {
      return new Part.Grid(ChoiceTable.of(choice, wording.look()));
    }
  }

  private record WhichChild() implements Asker {
    @Override
    public <A> Optional<Question> ask(Cursor<A> cursor, Wording wording, RandomStream random) {
      return Level.of(cursor, wording, random)
          .map(
              level -> {
                List<Part> given = new ArrayList<>();
                given.add(wording.words("whichChild", level.iteration, wording.node(level.path)));
                given.addAll(wording.scene(cursor.root(), level.path));
                given.add(level.children(wording));
                return new Question(
                    level.iteration,
                    Phase.SELECTION,
                    given,
                    List.of(
                        wording.words("whichChild.answer", wording.action(level.chosen().action())),
                        level.scores(wording)));
              });
    }
  }

  private record WhichTerm() implements Asker {
    @Override
    public <A> Optional<Question> ask(Cursor<A> cursor, Wording wording, RandomStream random) {
      return Level.of(cursor, wording, random)
          .filter(level -> level.choice.candidates().stream().anyMatch(c -> c.bonus() != 0))
          .map(
              level -> {
                Step.Candidate<A> best =
                    level.choice.candidates().stream()
                        .max(Comparator.comparingDouble(Step.Candidate::mean))
                        .orElseThrow();
                boolean mean = best.mean() == level.chosen().mean();
                String chosen = wording.action(level.chosen().action());
                Part answer =
                    mean
                        ? wording.words("whichTerm.mean", chosen, wording.mean(best.mean()))
                        : wording.words(
                            "whichTerm.bonus",
                            chosen,
                            wording.action(best.action()),
                            wording.mean(best.mean()),
                            wording.mean(level.chosen().mean()));
                return new Question(
                    level.iteration,
                    Phase.SELECTION,
                    List.of(
                        wording.words(
                            "whichTerm", level.iteration, wording.node(level.path), chosen),
                        level.children(wording)),
                    List.of(answer, level.scores(wording)));
              });
    }
  }
}
