package panal.testing;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import panal.cli.InProcess;

/** Writes every kind of export once, in a process whose Java and locale somebody else chose. */
public final class Exports {

  private static final List<String> SEARCH =
      List.of("--game", "hex(3)", "--selection", "uct", "--c", "1.41", "--seed", "7");

  private Exports() {}

  /** Writes them into the folder that is the only argument. */
  public static void main(String[] arguments) throws IOException {
    Path folder = Path.of(arguments[0]);
    for (String format : List.of("txt", "md", "csv", "tex", "html", "json")) {
      search(folder, "trace", "trace." + format, "es");
      search(folder, "trace", "trace-en." + format, "en");
    }
    for (String format : List.of("txt", "svg", "dot", "tikz")) {
      search(folder, "tree", "tree." + format, "es");
    }
    for (String format : List.of("txt", "svg", "tikz")) {
      run(
          folder.resolve("board." + format + ".out"),
          List.of(
              "board",
              "--game",
              "hex(3)",
              "--moves",
              "b2",
              "--heat",
              "mean",
              "--bridges",
              "--numbers",
              "--out",
              folder.resolve("board." + format).toString()));
    }
    run(folder.resolve("solve.out"), List.of("solve", "--game", "hex(3)"));
    run(folder.resolve("solve.json"), List.of("solve", "--game", "nim(2,3)", "--json"));
    List<String> rollouts = List.of("rollouts", "--game", "tictactoe", "--n", "50");
    run(folder.resolve("rollouts.out"), rollouts);
    for (String format : List.of("csv", "json")) {
      run(
          folder.resolve("convergence." + format + ".out"),
          List.of(
              "convergence",
              "--game",
              "hex(3)",
              "--seeds",
              "20",
              "--budgets",
              "10,50",
              "--selection",
              "greedy,uct",
              "--out",
              folder.resolve("convergence." + format).toString()));
    }
    games(folder, "--scores", folder.resolve("scores.csv").toString());
    games(folder, "--json", "--cross", folder.resolve("cross.md").toString());
    run(
        folder.resolve("analyse.out"),
        List.of("analyse", folder.resolve("games.jsonl").toString(), "--game-number", "2"));
  }

  private static void games(Path folder, String... more) throws IOException {
    List<String> all = new ArrayList<>(List.of("tournament", "--game", "hex(3)", "--games", "4"));
    all.addAll(List.of("--agents", "uct(c=0.3,iterations=20)", "random", "alphabeta(depth=2)"));
    all.addAll(List.of("--resume", "--out", folder.resolve("games.jsonl").toString()));
    all.addAll(List.of(more));
    run(folder.resolve("games" + more.length + ".out"), all);
  }

  private static void search(Path folder, String command, String file, String language)
      throws IOException {
    List<String> all = new ArrayList<>(List.of(command));
    all.addAll(SEARCH);
    all.addAll(List.of("--iterations", "30", "--lang", language, "--json"));
    all.addAll(List.of("--out", folder.resolve(file).toString()));
    run(folder.resolve(file + ".out"), all);
  }

  private static void run(Path answer, List<String> arguments) throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    int exit = InProcess.run(out, System.err, arguments.toArray(String[]::new));
    if (exit != 0) {
      throw new IllegalStateException(arguments + " ended with " + exit);
    }
    Files.write(answer, out.toByteArray());
  }
}
