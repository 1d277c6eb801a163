package panal.view.player;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.ToDoubleFunction;
import panal.game.State;
import panal.trace.Trace;
import panal.view.Displayable;
import panal.view.Exportable;
import panal.view.Look;

/**
 * A trace to step through in a browser: one HTML page that loads nothing, with the board, the tree,
 * the pseudocode, the formula and the table kept in step.
 *
 * <p>In a notebook it is a picture of the last position, a line of text, and the page in a frame; a
 * trace of more than 200 iterations, or whose page has more than 300 KB, is a picture and a
 * sentence that says how to write the page to a file.
 *
 * @param trace what is stepped through
 * @param look how actions and numbers are written, and whose view they show
 * @param exact the value of a state for {@link panal.game.Player#FIRST} with best play, to stand
 *     beside the estimates; of no use to minimax and alpha-beta, which find it themselves
 * @param <A> the type of an action
 */
public record TracePlayer<A>(Trace<A> trace, Look look, Optional<ToDoubleFunction<State<A>>> exact)
    implements Displayable, Exportable {

  /** The one format there is. */
  public static final List<String> FORMATS = List.of("html");

  /** The player of a trace, without exact values. */
  public static <A> TracePlayer<A> of(Trace<A> trace, Look look) {
    return new TracePlayer<>(trace, look, Optional.empty());
  }

  /** The same with exact values; {@code value} is for {@link panal.game.Player#FIRST}. */
  public TracePlayer<A> withExact(ToDoubleFunction<State<A>> value) {
    return new TracePlayer<>(trace, look, Optional.of(value));
  }

  @Override
  public List<String> formats() {
    return FORMATS;
  }

  @Override
  public byte[] bytes(String format) {
    return PlayerPage.of(this).getBytes(StandardCharsets.UTF_8);
  }

  @Override
  public Map<String, String> mimeBundle() {
    return Frame.bundle(this);
  }
}
