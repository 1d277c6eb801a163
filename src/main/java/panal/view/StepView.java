package panal.view;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.ToDoubleFunction;
import panal.game.Game;
import panal.game.Glyphs;
import panal.game.Picture;
import panal.game.Pictured;
import panal.game.State;
import panal.search.Step;
import panal.trace.Cursor;

/**
 * The place where a cursor stands, with all that there is to see of the last step: the board at the
 * node in hand, the pseudocode with the lines that ran, the numbers that were compared or changed,
 * the tree with the path lit and the row of the trace.
 *
 * <p>It is live: each form shows the place at which the cursor stands when it is asked for. Its
 * cost depends on the tree that is shown and not on how many steps lie behind.
 *
 * @param cursor where to look
 * @param look how actions and numbers are written, and whose view they show
 * @param exact value of a state, for {@link panal.game.Player#FIRST}, to stand beside the tree's
 *     estimates; nothing for none
 * @param <A> the type of an action
 */
public record StepView<A>(Cursor<A> cursor, Look look, Optional<ToDoubleFunction<State<A>>> exact)
    implements Displayable {

  /** In the view of the search, without exact values. */
  public static <A> StepView<A> of(Cursor<A> cursor) {
    Look look = Look.of(cursor.head().description().perspective());
    return new StepView<>(cursor, look, Optional.empty());
  }

  /** The same in another look. */
  public StepView<A> withLook(Look other) {
    return new StepView<>(cursor, other, exact);
  }

  /** The same with exact values; {@code value} is for {@link panal.game.Player#FIRST}. */
  public StepView<A> withExact(ToDoubleFunction<State<A>> value) {
    return new StepView<>(cursor, look, Optional.of(value));
  }

  /** The same without exact values. */
  public StepView<A> withoutExact() {
    return new StepView<>(cursor, look, Optional.empty());
  }

  /** What is searched and how, and whose view the numbers show. */
  public String caption() {
    return Captions.of(cursor.head(), look);
  }

  /** Iteration, phase and number of the step, in one line. */
  public String place() {
    int all = cursor.steps().size();
    return cursor
        .step()
        .map(
            step ->
                look.say(
                    cursor.head().isExact() ? "view.step.visited" : "view.step.place",
                    step.iteration(),
                    step.phase().marker(),
                    look.say("view.phase." + step.phase().marker()),
                    cursor.position(),
                    all))
        .orElseGet(() -> look.say("view.step.start", all));
  }

  /** The state at the node in hand; of a rollout that was played, its end. */
  public State<A> state() {
    return cursor.root().after(path()).after(rollout());
  }

  /** The path to the node in hand. */
  private List<A> path() {
    return cursor.step().map(Step::path).orElse(List.of());
  }

  /** The moves of the rollout, where the last step is one that was played. */
  private List<A> rollout() {
    return cursor.step().orElse(null) instanceof Step.Simulation<A> simulation
        ? simulation.moves()
        : List.of();
  }

  /** Where the board is: the path to the node, and the moves of the rollout from there. */
  public String where() {
    String node = path().isEmpty() ? look.root() : look.root() + "→" + look.path(path());
    return rollout().isEmpty()
        ? look.say("view.step.node", node)
        : look.say("view.step.node", node)
            + look.say("view.step.rollout", look.path(rollout()).replace("→", " "));
  }

  /**
   * The {@link #state()} as a board, the moves of a rollout numbered on it; nothing if it is no
   * picture.
   */
  public Optional<Board> board() {
    if (!(state() instanceof Pictured pictured)) {
      return Optional.empty();
    }
    Board board = new Board(pictured, look.notation(), look.language());
    Picture picture = pictured.picture(look.notation(), look.language());
    boolean placed = rollout().stream().allMatch(move -> picture.tile(move.toString()).isPresent());
    return Optional.of(placed ? board.withMoveNumbers(rollout()) : board);
  }

  /** The tree as it stands, the path lit. */
  public TreeView<A> tree() {
    TreeView<A> tree = TreeView.of(cursor.tree(), look).withPath(path());
    return exact.map(value -> tree.withExact(cursor.root(), value)).orElse(tree);
  }

  /** The pseudocode of the search. */
  public Pseudocode code() {
    return Pseudocode.of(cursor.head(), look);
  }

  /** Whether the last step has run a line of {@link #code()}. */
  public boolean isLit(Pseudocode.Line line) {
    return cursor.step().filter(step -> Pseudocode.lit(step).contains(line.marker())).isPresent();
  }

  /**
   * The numbers of the last step: how [U1] chose, a table for each level of the way down, or what
   * [M4] and [A2] found before and after; none otherwise.
   */
  public List<Table> numbers() {
    return cursor.step().map(step -> StepNumbers.of(cursor.head(), step, look)).orElse(List.of());
  }

  /** The row of the last step in the table of the trace. */
  public Optional<Table> row() {
    return cursor.step().map(step -> TraceTable.of(cursor.head(), step, look));
  }

  /** Every part as text, one below the other, without a line end after the last line. */
  public String text(Glyphs glyphs) {
    return new StepText(this, glyphs).text();
  }

  /** The game, whose names and notation are used. */
  Game<A> game() {
    return cursor.head().game();
  }

  @Override
  public Map<String, String> mimeBundle() {
    return Bundle.html(StepHtml.of(this), toString());
  }

  /** The same as {@link #text}, in Unicode. */
  @Override
  public String toString() {
    return text(Glyphs.UNICODE);
  }
}
