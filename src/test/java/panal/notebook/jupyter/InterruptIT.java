package panal.notebook.jupyter;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import panal.testing.Kernels;

/** A student stops a search that has no end, as JupyterLab's stop button does. */
class InterruptIT {

  /** Runs three cells; interrupts the second one when it says that it has begun. */
  private static final String SCRIPT =
      """
      import atexit
      from jupyter_client.manager import start_new_kernel

      manager, client = start_new_kernel(kernel_name="java", startup_timeout=120)
      atexit.register(manager.shutdown_kernel, now=True)

      def run(code, interrupt=False):
          request = client.execute(code)
          seen = []
          while True:
              message = client.get_iopub_msg(timeout=60)
              if message["parent_header"].get("msg_id") != request:
                  continue
              kind, content = message["msg_type"], message["content"]
              if kind == "stream" and interrupt:
                  manager.interrupt_kernel()
              elif kind == "error":
                  seen.append("error " + content["ename"])
              elif kind == "execute_result":
                  seen.append(content["data"]["text/plain"])
              elif kind == "status" and content["execution_state"] == "idle":
                  return seen

      print(run('''
          import panal.games.hex.*;
          import panal.search.*;
          import panal.search.mcts.*;
          var search = new Mcts<>(new HexGame(5, 5).initialState(), MctsSettings.uct());'''))
      # In one statement: between two of them the kernel lets an interrupt pass.
      print(run('{ System.out.println("begun"); search.run(Budget.untilInterrupted()); }', True))
      print(run('''
          var found = search.result();
          var again = search.run(Budget.iterations(10));
          List.of(found.interrupted(), found.best().isPresent(), found.iterations() > 0,
              found.actions().stream().mapToLong(a -> a.visits()).sum() == found.iterations(),
              again.interrupted(), again.iterations() - found.iterations())'''))
      """;

  @Test
  void theSearchStopsStaysWholeAndGivesItsPartialResultInTheNextCell(@TempDir Path folder)
      throws IOException {
    Path script = folder.resolve("interrupt.py");
    Files.writeString(script, SCRIPT, StandardCharsets.UTF_8);
    Ran ran = Ran.of(Kernels.jupyter().python(folder, List.of(script.toString())));
    assertThat(ran.output().lines())
        .endsWith(
            "[]",
            "['error EvaluationInterruptedException']",
            "['[true, true, true, true, false, 10]']");
    assertThat(ran.exit()).isZero();
  }
}
