package panal.notebook;

import java.io.BufferedReader;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import panal.notebook.Message.Kind;
import panal.view.Display;

/**
 * The Java in which one notebook runs: takes cells from the runner, one at a time, and tells what
 * comes of them.
 *
 * <p>It ends at once when its input does, so that it never outlives the runner.
 */
final class Child {

  private final Channel channel = Channel.open(new FileOutputStream(FileDescriptor.out));
  private final BlockingQueue<Message> orders = new LinkedBlockingQueue<>();

  private Child() {}

  /** Runs cells until nobody asks for more. */
  public static void main(String[] arguments) throws InterruptedException {
    InputStream in = System.in;
    System.setIn(InputStream.nullInputStream());
    Child child = new Child();
    Thread listener = new Thread(() -> child.listen(in), "orders");
    listener.setDaemon(true);
    listener.start();
    child.work();
  }

  private void listen(InputStream in) {
    try (BufferedReader lines =
        new BufferedReader(new InputStreamReader(in, StandardCharsets.US_ASCII))) {
      for (String line = lines.readLine(); line != null; line = lines.readLine()) {
        Message.parse(line).ifPresent(orders::add);
      }
    } catch (IOException e) {
      // the runner is gone, as at the end of input
    } finally {
      Runtime.getRuntime().halt(0);
    }
  }

  private void work() throws InterruptedException {
    Evaluator evaluator = new Evaluator();
    channel.send(Message.of(Kind.READY));
    while (true) {
      List<String> cell = orders.take().fields();
      run(evaluator, Integer.parseInt(cell.get(0)), cell.get(1));
      Thread.interrupted(); // what a cell does to this thread ends with it
      channel.send(Message.of(Kind.DONE));
    }
  }

  private void run(Evaluator evaluator, int number, String source) {
    try {
      Object value =
          evaluator.evaluate(
              number, source, line -> channel.send(Message.of(Kind.LINE, Integer.toString(line))));
      if (value != null) {
        Map<String, String> bundle = Display.bundle(value);
        channel.send(Message.of(Kind.RESULT, List.of(), bundle));
      }
    } catch (CellFailure failure) {
      fail(failure);
    } catch (RuntimeException | Error e) {
      String message = e.toString();
      fail(new CellFailure(0, e.getClass().getSimpleName(), message, List.of(message)));
    }
  }

  private void fail(CellFailure failure) {
    List<String> fields =
        new ArrayList<>(
            List.of(Integer.toString(failure.line()), failure.name(), failure.getMessage()));
    fields.addAll(failure.shown());
    channel.send(new Message(Kind.ERROR, fields));
  }
}
