package panal.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import panal.experiment.match.Setup;
import panal.experiment.match.Shard;
import panal.experiment.match.Sweep;
import panal.games.Games;
import panal.testing.Command;
import panal.testing.Golden;

/**
 * The experiments in {@code traces/experiments} have the results beside them, and {@code
 * docs/fidelity.md} quotes them.
 */
class CourseExperimentsTest {

  private static final Path FOLDER = Path.of("traces", "experiments");
  private static final Path PAGE = Path.of("docs", "fidelity.md");
  private static final String FIELDS = ",(?=(?:[^\"]*\"[^\"]*\")*[^\"]*$)"; // not within quotes

  @TempDir Path temporary;

  private static Sweep sweep(String name) throws IOException {
    return Sweep.parse(Files.readString(FOLDER.resolve(name + ".json")), Games::parse);
  }

  /** The fields of each row but the heading. */
  private static List<List<String>> rows(String file) throws IOException {
    return Files.readAllLines(FOLDER.resolve(file)).stream()
        .skip(1)
        .map(line -> Stream.of(line.split(FIELDS)).map(field -> field.replace("\"", "")).toList())
        .toList();
  }

  @ParameterizedTest
  @ValueSource(strings = {"hex5-c", "hex5-budget"})
  void everyPointOfTheSweepHasItsRow(String name) throws IOException {
    List<Setup> setups = sweep(name).plan(Shard.WHOLE).setups();
    List<List<String>> rows = rows(name + ".csv");
    assertThat(rows).hasSameSizeAs(setups);
    for (int i = 0; i < rows.size(); i++) {
      Setup setup = setups.get(i);
      assertThat(rows.get(i).subList(0, 4))
          .containsExactly(
              setup.id(),
              setup.agents().get(0),
              setup.agents().get(1),
              Integer.toString(setup.games()));
    }
  }

  /** Those with few iterations are quick; the others were played by the same command. */
  @Test
  void aSweepPlayedAgainGivesTheSameRows() throws IOException {
    String text = Files.readString(FOLDER.resolve("hex5-budget.json"));
    Path less = temporary.resolve("less.json");
    Files.writeString(less, text.replaceAll("50, 100, .*2000", "50"));
    Path scores = temporary.resolve("less.csv");
    Command done = Command.panal("sweep", less.toString(), "--scores", scores.toString());
    assertThat(done.exit()).as(done.err()).isZero();
    List<String> again = Files.readAllLines(scores).stream().skip(1).toList();
    assertThat(again).hasSize(12);
    assertThat(Files.readAllLines(FOLDER.resolve("hex5-budget.csv"))).containsAll(again);
  }

  /** A search goes on from one budget to the next, so larger ones change nothing. */
  @ParameterizedTest
  @CsvSource({
    "hex3-root, 'greedy,uct,flat', root, random",
    "hex3-chooser, 'greedy,uct,flat', chooser, random",
    "hex3-inorder, uct, root, inorder",
    "hex3-lastfirst, uct, root, lastfirst"
  })
  void theFirstBudgetsOfAConvergenceGiveTheSameRowsAgain(
      String name, String selection, String perspective, String expansion) throws IOException {
    Path csv = temporary.resolve("again.csv");
    String options =
        "convergence --game hex(3) --seeds 1000 --c 1.41 --budgets 5,10,20,50,100 --selection "
            + selection
            + (" --perspective " + perspective + " --expansion " + expansion + " --out " + csv);
    Command done = Command.panal(options.split(" "));
    assertThat(done.exit()).as(done.err()).isZero();
    List<String> again = Files.readAllLines(csv);
    assertThat(again).hasSizeGreaterThan(5);
    assertThat(Files.readAllLines(FOLDER.resolve(name + ".csv"))).containsAll(again);
  }

  @Test
  void theLopsidedTreesAreThoseOfTheirProgram() throws IOException, InterruptedException {
    Path out = temporary.resolve("out.csv");
    Process java =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-cp",
                System.getProperty("java.class.path"),
                Path.of("docs", "research", "LopsidedTree.java").toString())
            .redirectOutput(out.toFile())
            .redirectError(ProcessBuilder.Redirect.INHERIT)
            .start();
    assertThat(java.waitFor()).isZero();
    Golden.check(FOLDER.resolve("lopsided-tree.csv"), Files.readString(out));
  }

  @Test
  void thePageQuotesTheResults() throws IOException {
    String page = Files.readString(PAGE);
    for (String name : List.of("hex5-c", "hex5-budget")) {
      page = quoted(page, name, curve(name));
    }
    page = quoted(page, "hex3", convergence());
    page = quoted(page, "hex7-round-robin", roundRobin());
    page = quoted(page, "lopsided-tree", lopsided());
    Golden.check(PAGE, page);
  }

  /** The page with these rows in the place that is marked for them. */
  private static String quoted(String page, String name, List<String> rows) {
    String begin = "<!-- " + name + " -->\n";
    String end = "<!-- end -->\n";
    assertThat(page).contains(begin);
    int from = page.indexOf(begin) + begin.length();
    return page.substring(0, from)
        + String.join("\n", rows)
        + "\n"
        + page.substring(page.indexOf(end, from));
  }

  private static List<String> curve(String name) throws IOException {
    boolean weighted = rows(name + ".csv").get(0).get(1).contains("c=");
    List<String> lines = new ArrayList<>();
    lines.add(
        "| M | view | "
            + (weighted ? "c | " : "")
            + "against stones | of them as Black | against shortest path |");
    lines.add("|---|---|" + (weighted ? "---|" : "") + "---|---|---|");
    List<List<String>> rows = rows(name + ".csv");
    for (int i = 0; i < rows.size(); i += 2) {
      String agent = rows.get(i).get(1);
      List<String> cells = new ArrayList<>();
      cells.add(agent.replaceAll(".*iterations=(\\d+).*", "$1"));
      cells.add(agent.contains("perspective=root") ? "root" : "chooser");
      if (weighted) {
        cells.add(agent.replaceAll(".*c=([\\d.]+).*", "$1"));
      }
      cells.add(score(rows.get(i)));
      cells.add(black(rows.get(i)));
      cells.add(score(rows.get(i + 1)));
      lines.add(line(cells));
    }
    return lines;
  }

  private static String score(List<String> row) {
    return row.get(5) + " " + row.get(6);
  }

  /** The wins in games in which he moved first, as a share of all games. */
  private static String black(List<String> row) {
    int wins = Integer.parseInt(row.get(7).replaceAll(" .*", ""));
    return String.format(Locale.ROOT, "%.1f %%", 100.0 * wins / Integer.parseInt(row.get(3)));
  }

  private static String line(List<String> cells) {
    return "| " + String.join(" | ", cells) + " |";
  }

  private static List<String> convergence() throws IOException {
    Map<String, List<String>> columns = new LinkedHashMap<>();
    columns.put("UCT, root's view", shares("hex3-root", "uct"));
    columns.put("UCT, chooser's view", shares("hex3-chooser", "uct"));
    columns.put("greedy, root's view", shares("hex3-root", "greedy"));
    columns.put("greedy, chooser's view", shares("hex3-chooser", "greedy"));
    columns.put("flat", shares("hex3-root", "flat"));
    columns.put("UCT, in order", shares("hex3-inorder", "uct"));
    columns.put("UCT, last first", shares("hex3-lastfirst", "uct"));
    List<String> lines = new ArrayList<>();
    lines.add("| M | " + String.join(" | ", columns.keySet()) + " |");
    lines.add("|---|" + "---|".repeat(columns.size()));
    List<String> budgets = rows("hex3-inorder.csv").stream().map(row -> row.get(4)).toList();
    for (int i = 0; i < budgets.size(); i++) {
      List<String> cells = new ArrayList<>(List.of(budgets.get(i)));
      for (List<String> shares : columns.values()) {
        cells.add(shares.get(i));
      }
      lines.add(line(cells));
    }
    return lines;
  }

  /** The shares of a selection with their intervals, by budget. */
  private static List<String> shares(String name, String selection) throws IOException {
    return rows(name + ".csv").stream()
        .filter(row -> row.get(0).equals(selection))
        .map(
            row ->
                String.format(
                    Locale.ROOT,
                    "%.1f [%.1f, %.1f]",
                    100 * Double.parseDouble(row.get(7)),
                    100 * Double.parseDouble(row.get(8)),
                    100 * Double.parseDouble(row.get(9))))
        .toList();
  }

  private static List<String> roundRobin() throws IOException {
    List<String> lines = new ArrayList<>();
    lines.add("| agent | against | games | score | moving first | moving second |");
    lines.add("|---|---|---|---|---|---|");
    for (List<String> row : rows("hex7-round-robin.csv")) {
      lines.add(
          line(
              List.of(
                  "`" + row.get(0) + "`",
                  "`" + row.get(1) + "`",
                  row.get(3).replace(" / 0 / ", "–"),
                  row.get(4)
                      + (row.get(5).isEmpty() ? ", two games a hundred times" : " " + row.get(5)),
                  row.get(6).replace(" / 0 / ", "–"),
                  row.get(7).replace(" / 0 / ", "–"))));
    }
    return lines;
  }

  private static List<String> lopsided() throws IOException {
    List<String> lines = new ArrayList<>();
    lines.add("| c | view | most visits | fewest visits | depth |");
    lines.add("|---|---|---|---|---|");
    rows("lopsided-tree.csv").forEach(row -> lines.add(line(row)));
    return lines;
  }
}
