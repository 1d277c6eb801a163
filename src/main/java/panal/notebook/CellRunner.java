package panal.notebook;

import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeoutException;
import panal.message.Messages;
import panal.notebook.Message.Kind;
import panal.notebook.Outcome.Failure;
import tools.jackson.databind.node.ObjectNode;

/** Has the cells of one notebook run by a child, and writes what it tells into them as outputs. */
final class CellRunner {

  /** More than a reader or a browser can take; a loop that prints without end stops here. */
  private static final int MOST_PRINTED = 5_000_000;

  private final ChildProcess child;
  private final Duration timeout;
  private final Map<String, ObjectNode> displays = new HashMap<>();
  private int count;
  private boolean alive = true;

  private NotebookCell cell;
  private int line;
  private Optional<Failure> failure = Optional.empty();
  private int printed;
  private String stream = "";
  private final StringBuilder pending = new StringBuilder();

  CellRunner(ChildProcess child, Duration timeout) {
    this.child = child;
    this.timeout = timeout;
  }

  /** Whether the child can run another cell. */
  boolean alive() {
    return alive;
  }

  /** Runs a cell; tells why it failed, if it did. */
  Optional<Failure> run(NotebookCell next) {
    cell = next;
    line = 0;
    failure = Optional.empty();
    printed = 0;
    cell.executed(++count);
    child.send(Message.of(Kind.RUN, Integer.toString(cell.number()), cell.source()));
    long deadline = System.nanoTime() + timeout.toNanos();
    try {
      boolean done = false;
      while (!done) {
        done = take(child.receive(deadline));
      }
    } catch (TimeoutException e) {
      stopped("Timeout", Messages.of("notebook.timeout", timeout.toSeconds()));
    } catch (ChildProcess.Gone e) {
      stopped("NotebookDied", e.getMessage());
    }
    return failure;
  }

  /** Writes down what a message tells; true at the end of the cell. */
  private boolean take(Message message) {
    List<String> fields = message.fields();
    if (message.kind() != Kind.STREAM) {
      flush();
    }
    switch (message.kind()) {
      case STREAM -> print(fields.get(0), fields.get(1));
      case LINE -> line = Integer.parseInt(fields.get(0));
      case DISPLAY -> displays.put(fields.get(0), cell.display(message.bundle(1)));
      case UPDATE -> update(fields.get(0), message.bundle(1));
      case RESULT -> cell.result(message.bundle(0));
      case ERROR -> {
        int where = Integer.parseInt(fields.get(0));
        fail(where == 0 ? line : where, fields.get(2));
        cell.error(fields.get(1), fields.get(2), fields.subList(3, fields.size()));
      }
      default -> {}
    }
    if (printed > MOST_PRINTED) {
      stopped("OutputLimit", Messages.of("notebook.flood", MOST_PRINTED));
    }
    return message.kind() == Kind.DONE || !alive;
  }

  private void print(String name, String text) {
    if (!name.equals(stream)) {
      flush();
      stream = name;
    }
    pending.append(text);
    printed += text.length();
  }

  private void flush() {
    if (!pending.isEmpty()) {
      cell.stream(stream, pending.toString());
      pending.setLength(0);
    }
  }

  private void update(String id, Map<String, String> bundle) {
    ObjectNode output = displays.get(id);
    if (output != null) {
      NotebookCell.show(output, bundle);
    }
  }

  private void fail(int where, String reason) {
    String first = reason.lines().findFirst().orElse("");
    failure = Optional.of(new Failure(cell.number(), where, first));
  }

  /** The child can do no more. */
  private void stopped(String name, String reason) {
    alive = false;
    flush();
    fail(line, reason);
    cell.error(name, reason, List.of(reason));
  }
}
