package panal.notebook;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import jdk.jshell.EvalException;
import panal.message.Messages;
import panal.notebook.Places.Place;

/** An exception that a cell let through, told with the cells and lines that it came by. */
final class Thrown {

  private static final int FRAMES = 20;

  private final Places places;

  Thrown(Places places) {
    this.places = places;
  }

  /**
   * The failure of a cell.
   *
   * @param start where the snippet that ended this way begins
   */
  CellFailure failure(EvalException thrown, Place start) {
    List<Throwable> chain =
        Stream.iterate((Throwable) thrown, each -> each != null, Throwable::getCause).toList();
    List<String> shown = new ArrayList<>();
    for (Throwable each : chain) {
      shown.add((each == thrown ? "" : "Caused by: ") + describe(each));
      shown.addAll(frames(each));
    }
    int line =
        chain.stream()
            .flatMap(each -> Stream.of(each.getStackTrace()))
            .flatMap(element -> places.of(element).stream())
            .filter(place -> place.cell() == start.cell())
            .map(Place::line)
            .findFirst()
            .orElse(start.line());
    String type = thrown.getExceptionClassName();
    String name = type.substring(Math.max(type.lastIndexOf('.'), type.lastIndexOf('$')) + 1);
    return new CellFailure(line, name, describe(thrown), shown);
  }

  private static String describe(Throwable thrown) {
    String type =
        thrown instanceof EvalException eval
            ? eval.getExceptionClassName()
            : thrown.getClass().getName();
    return thrown.getMessage() == null ? type : type + ": " + thrown.getMessage();
  }

  /** The stack down to the notebook's own code; what lies below is the runner's. */
  private List<String> frames(Throwable thrown) {
    List<StackTraceElement> stack = List.of(thrown.getStackTrace());
    int end = stack.size();
    while (end > 0 && places.of(stack.get(end - 1)).isEmpty()) {
      end--;
    }
    List<String> frames = new ArrayList<>();
    stack.subList(0, Math.min(end, FRAMES)).forEach(element -> frames.add(frame(element)));
    if (end > FRAMES) {
      frames.add("    …");
    }
    return frames;
  }

  private String frame(StackTraceElement element) {
    Optional<Place> place = places.of(element);
    if (place.isEmpty()) {
      return "    at " + element;
    }
    String where = Messages.of("notebook.place", place.get().cell(), place.get().line());
    String type = element.getClassName();
    String method = element.getMethodName().replaceAll("\\$do_it\\$\\$\\d*", "");
    String name = (type.isEmpty() ? "" : type + ".") + method;
    return name.equals(".") || name.isEmpty()
        ? "    at " + where
        : "    at " + name + " (" + where + ")";
  }
}
