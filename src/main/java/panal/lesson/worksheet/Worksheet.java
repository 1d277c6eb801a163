package panal.lesson.worksheet;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import panal.game.RandomStream;
import panal.message.Messages;
import panal.trace.Cursor;
import panal.trace.Trace;
import panal.view.Captions;
import panal.view.Exportable;
import panal.view.Look;

/**
 * Questions about a trace to work through with pencil and paper: predict, step there, explain. The
 * answers come from the same steps as the questions, so the key cannot say anything but the trace.
 *
 * <p>Which steps are asked about is drawn from the trace's own seed, one kind of question after the
 * other, each step at most once; another seed gives another sheet. Steps whose answer hangs on a
 * rounding to two decimals are left out.
 */
public final class Worksheet {

  /** How many questions there are unless somebody asks for more. */
  public static final int USUAL = 6;

  /** The formats of both files. */
  public static final List<String> FORMATS = List.of("md", "tex", "ipynb");

  private static final int PURPOSE = 7;
  private static final int TRIES = 200;
  private static final List<Asker> TREE_SEARCH =
      List.of(
          SelectionAskers.WHICH_CHILD,
          UpdateAskers.AFTER_BACKUP,
          SelectionAskers.WHICH_TERM,
          UpdateAskers.NO_EXPANSION);
  private static final List<Asker> MINIMAX = List.of(WalkAskers.CARRIED_UP);
  private static final List<Asker> ALPHA_BETA =
      List.of(WalkAskers.CARRIED_UP, WalkAskers.CUT_OFF, WalkAskers.GOES_ON);

  private final Trace<?> trace;
  private final Look look;
  private final List<Question> questions;

  private Worksheet(Trace<?> trace, Look look, List<Question> questions) {
    this.trace = trace;
    this.look = look;
    this.questions = questions;
  }

  /**
   * A sheet about a trace.
   *
   * @param count how many questions at most; fewer where the trace has too few steps to ask about
   * @throws IllegalArgumentException if {@code count} is less than 1, or nothing can be asked
   */
  public static Worksheet of(Trace<?> trace, Look look, int count) {
    if (count < 1) {
      throw new IllegalArgumentException(Messages.of("worksheet.count", count));
    }
    if (!trace.kept().isEmpty()) { // the key makes the search again from nothing
      throw new IllegalArgumentException(Messages.of("worksheet.kept"));
    }
    List<Question> questions = draw(trace, look, count);
    if (questions.isEmpty()) {
      throw new IllegalArgumentException(Messages.of("worksheet.short", trace.iterations()));
    }
    return new Worksheet(trace, look, questions);
  }

  private static List<Asker> askers(Trace<?> trace) {
    if (!trace.isExact()) {
      return TREE_SEARCH;
    }
    return trace.description().selection().equals("minimax") ? MINIMAX : ALPHA_BETA;
  }

  private static <A> List<Question> draw(Trace<A> trace, Look look, int count) {
    Wording wording = new Wording(trace.game(), trace.description(), look);
    List<Asker> askers = askers(trace);
    RandomStream random = new RandomStream(trace.description().seed(), 0, PURPOSE);
    Cursor<A> cursor = Cursor.of(trace);
    List<Question> drawn = new ArrayList<>();
    int without = 0; // how many kinds in a row had nothing more to ask
    for (int turn = 0; without < askers.size() && drawn.size() < count; turn++) {
      Asker asker = askers.get(turn % askers.size());
      Optional<Question> found = Optional.empty();
      for (int attempt = 0;
          attempt < TRIES && found.isEmpty() && !trace.steps().isEmpty();
          attempt++) {
        cursor.goTo(1 + random.nextInt(trace.steps().size()));
        found =
            asker
                .ask(cursor, wording, random)
                .filter(q -> drawn.stream().noneMatch(d -> d.place().equals(q.place())));
      }
      found.ifPresent(drawn::add);
      without = found.isPresent() ? 0 : without + 1;
    }
    drawn.sort(Comparator.comparingLong(Question::iteration).thenComparing(Question::marker));
    return List.copyOf(drawn);
  }

  /** The questions, with room to write. */
  public Exportable sheet() {
    return new Sheet(this, Sheet.Side.QUESTIONS);
  }

  /** The answers, with the questions before them. */
  public Exportable key() {
    return new Sheet(this, Sheet.Side.ANSWERS);
  }

  /** How many questions there are. */
  public int size() {
    return questions.size();
  }

  List<Question> questions() {
    return questions;
  }

  Trace<?> trace() {
    return trace;
  }

  /** What was searched and how. */
  String caption() {
    return wording().say("search", Captions.of(trace, look), trace.iterations());
  }

  Wording wording() {
    return new Wording(trace.game(), trace.description(), look);
  }
}
