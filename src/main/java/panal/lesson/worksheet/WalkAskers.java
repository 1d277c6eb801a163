package panal.lesson.worksheet;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import panal.game.Player;
import panal.game.RandomStream;
import panal.search.Phase;
import panal.search.Step;
import panal.trace.Cursor;

/** Questions about minimax and alpha-beta. */
final class WalkAskers {

  /** What does the parent know after this child's value has come up? */
  static final Asker CARRIED_UP = new CarriedUp();

  /** Is the rest of this node cut off? It is. */
  static final Asker CUT_OFF = new Cut(Rest.CUT_OFF);

  /** The same, where the search goes on. */
  static final Asker GOES_ON = new Cut(Rest.GOES_ON);

  private enum Rest {
    CUT_OFF,
    GOES_ON
  }

  private WalkAskers() {}

  /** The step behind the cursor, if it is its iteration's first [A2]: a place names no other. */
  private static <A> Optional<Step.Return<A>> carried(Cursor<A> cursor) {
    if (!(cursor.step().orElseThrow() instanceof Step.Return<A> carried)) {
      return Optional.empty();
    }
    int here = cursor.position();
    cursor.goTo(carried.iteration(), Phase.RETURN);
    return cursor.position() == here ? Optional.of(carried) : Optional.empty();
  }

  private static String bounds(Step.Bounds bounds, Wording wording) {
    if (isMinimax(wording)) {
      return "v = " + wording.total(bounds.value().orElse(Double.NaN));
    }
    return wording.say(
        "bounds",
        wording.total(bounds.value().orElse(Double.NaN)),
        wording.total(bounds.alpha()),
        wording.total(bounds.beta()));
  }

  /** Minimax has no window. */
  private static boolean isMinimax(Wording wording) {
    return wording.search().selection().equals("minimax");
  }

  private record CarriedUp() implements Asker {
    @Override
    public <A> Optional<Question> ask(Cursor<A> cursor, Wording wording, RandomStream random) {
      return carried(cursor).map(carried -> question(cursor, carried, wording));
    }

    private static <A> Question question(
        Cursor<A> cursor, Step.Return<A> carried, Wording wording) {
      Player turn = cursor.root().after(carried.path()).turn();
      return new Question(
          carried.iteration(),
          Phase.RETURN,
          List.of(
              wording.words(
                  "carriedUp",
                  wording.node(carried.path()),
                  wording.name(turn),
                  bounds(carried.before(), wording),
                  wording.action(carried.action()),
                  wording.total(carried.value()))),
          List.of(
              wording.words(
                  isMinimax(wording) ? "carriedUp.minimax" : "carriedUp.answer",
                  turn == Player.FIRST ? "max" : "min",
                  bounds(carried.after(), wording))));
    }
  }

  /**
   * Whether the rest is cut off.
   *
   * @param answer that is wanted, so that a sheet has some of both
   */
  private record Cut(Rest answer) implements Asker {
    @Override
    public <A> Optional<Question> ask(Cursor<A> cursor, Wording wording, RandomStream random) {
      return carried(cursor).flatMap(carried -> question(cursor, carried, wording));
    }

    private <A> Optional<Question> question(
        Cursor<A> cursor, Step.Return<A> carried, Wording wording) {
      List<A> left = new ArrayList<>(cursor.root().after(carried.path()).actions());
      left.subList(0, left.indexOf(carried.action()) + 1).clear();
      if (left.isEmpty()) {
        return Optional.empty();
      }
      List<Part> given =
          List.of(
              wording.words(
                  "cut",
                  wording.node(carried.path()),
                  bounds(carried.after(), wording),
                  left.stream().map(wording::action).collect(Collectors.joining(", "))));
      boolean cut = cursor.next() && cursor.step().orElseThrow() instanceof Step.Prune<A>;
      if (cut != (answer == Rest.CUT_OFF)) {
        return Optional.empty();
      }
      return Optional.of(
          new Question(
              carried.iteration(),
              Phase.RETURN,
              given,
              List.of(
                  wording.words(
                      cut ? "cut.yes" : "cut.no",
                      wording.total(carried.after().alpha()),
                      wording.total(carried.after().beta())))));
    }
  }
}
