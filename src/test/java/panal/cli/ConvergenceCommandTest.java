package panal.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import panal.testing.Command;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

class ConvergenceCommandTest {

  @TempDir Path folder;

  @Test
  void theCsvHasARowForEachContenderAndBudget() throws IOException {
    Path file = folder.resolve("a.csv");
    Command done = convergence("--selection", "greedy,uct(c=0.5),flat", "--out", file.toString());
    assertThat(done.exit()).as(done.err()).isZero();
    assertThat(done.out()).isEmpty();
    assertThat(done.err()).hasLineCount(1);
    List<String> lines = Files.readAllLines(file);
    assertThat(lines.get(0))
        .isEqualTo("selection,c,perspective,expansion,budget,seeds,hits,share,low,high");
    assertThat(lines.subList(1, lines.size()))
        .extracting(line -> line.replaceAll(",8,.*", ",8"))
        .containsExactly(
            "greedy,,chooser,random,5,8",
            "greedy,,chooser,random,20,8",
            "uct,0.5,chooser,random,5,8",
            "uct,0.5,chooser,random,20,8",
            "flat,,chooser,random,5,8",
            "flat,,chooser,random,20,8");
    assertThat(lines.get(1)).matches(".*,8,\\d,[01]\\.\\d{6},[01]\\.\\d{6},[01]\\.\\d{6}");
  }

  @Test
  void betterSearchesAreDescribedAsAgentsAre() throws IOException {
    Path file = folder.resolve("a.csv");
    String list = "uct(solver=on,perspective=root), rave(k=300) ,puct(prior=uniform)";
    Command done =
        convergence("--selection", list, "--recommend", "mean", "--out", file.toString());
    assertThat(done.exit()).as(done.err()).isZero();
    assertThat(Files.readAllLines(file))
        .extracting(line -> line.replaceAll(",(5|20),8,.*", ""))
        .contains(
            "uct+recommendation=mean+solver=on,1.4142135623730951,root,random",
            "rave+recommendation=mean+rave-k=300,1.4142135623730951,chooser,random",
            "puct+recommendation=mean+prior=uniform,1.4142135623730951,chooser,random");
    assertThat(convergence("--selection", list, "--recommend", "mean").out())
        .contains("uct(perspective=root,solver=on)  ", "rave(k=300)  ", "puct(prior=uniform)\n");
  }

  @Test
  void theJsonHasTheSameRowsAndTheTruth() throws IOException {
    Path csv = folder.resolve("a.csv");
    Path json = folder.resolve("a.json");
    convergence("--selection", "uct,flat", "--c", "1.41", "--out", csv.toString());
    convergence("--selection", "uct,flat", "--c", "1.41", "--out", json.toString());
    JsonNode root =
        JsonMapper.builder()
            .enable(DeserializationFeature.USE_BIG_DECIMAL_FOR_FLOATS)
            .build()
            .readTree(Files.readString(json));
    assertThat(root.path("position").stringValue()).isEqualTo("hex(3)");
    assertThat(root.path("optimal").toString())
        .isEqualTo("[\"(0,2)\",\"(1,0)\",\"(1,1)\",\"(1,2)\",\"(2,0)\"]");
    assertThat(root.path("chance").doubleValue()).isEqualTo(0.555556);
    List<String> rows = new ArrayList<>();
    for (JsonNode row : root.path("rows")) {
      List<String> fields = new ArrayList<>();
      row.properties().stream()
          .skip(1)
          .forEach(field -> fields.add(field.getValue().isNull() ? "" : text(field.getValue())));
      rows.add(String.join(",", fields));
    }
    List<String> lines = Files.readAllLines(csv);
    assertThat(rows).isEqualTo(lines.subList(1, lines.size()));
    assertThat(root.path("rows").get(0).path("name").stringValue()).isEqualTo("uct(c=1.41)");
  }

  @Test
  void withoutAFileTheTableGoesToStandardOutput() {
    Command done = convergence("--selection", "greedy,uct");
    assertThat(done.exit()).as(done.err()).isZero();
    assertThat(done.out()).contains("greedy", "uct", "hex(3)", "%");
  }

  @ParameterizedTest
  @CsvSource({"png, PNG", "svg, <svg", "pdf, %PDF-"})
  void theChartIsWrittenInTheFormatOfTheEnding(String ending, String magic) throws IOException {
    Path file = folder.resolve("a." + ending);
    Command done = convergence("--selection", "greedy,uct", "--out", file.toString());
    assertThat(done.exit()).as(done.err()).isZero();
    assertThat(Files.readString(file, StandardCharsets.ISO_8859_1)).contains(magic);
  }

  @Test
  void jsonGoesToStandardOutputAlone() throws IOException {
    Path file = folder.resolve("a.json");
    Command done = convergence("--selection", "uct", "--json", "--out", file.toString());
    assertThat(done.out()).isEqualTo(Files.readString(file)).startsWith("{\"position\":\"hex(3)\"");
  }

  @Test
  void theBytesAreTheSameForAnyNumberOfThreads() throws IOException {
    Path one = folder.resolve("1.csv");
    Path three = folder.resolve("3.csv");
    convergence("--selection", "greedy,uct,flat", "--threads", "1", "--out", one.toString());
    convergence("--selection", "greedy,uct,flat", "--threads", "3", "--out", three.toString());
    assertThat(three).hasSameBinaryContentAs(one);
  }

  @Test
  void seedsPerspectiveAndExpansionReachTheSearches() {
    String usual = convergence("--selection", "uct").out();
    assertThat(convergence("--selection", "uct", "--seed", "42").out()).isEqualTo(usual);
    assertThat(convergence("--selection", "uct", "--seed", "43").out()).isNotEqualTo(usual);
    assertThat(convergence("--selection", "uct", "--expansion", "inorder").out())
        .contains("0.0 %", "inorder");
    assertThat(convergence("--selection", "uct", "--perspective", "root").out()).contains("root");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "2 | --selection greedy --budgets 0",
        "2 | --selection greedy --budgets 10,-3",
        "2 | --selection greedy --seeds 0",
        "2 | --selection greedy --seeds -4",
        "2 | --selection greedy --threads 0",
        "2 | --selection greedy,greedy",
        "2 | --selection ucb",
        "2 | --selection uct(iterations=9)",
        "2 | --selection flat,rollouts",
        "2 | --selection uct(c=1.41) --c 1.41",
        "2 | --selection uct(c=NaN)",
        "2 | --selection uct --c -1",
        "2 | --selection uct(c=1),greedy --c 0.5",
        "2 | --selection uct --out a.xyz",
        "1 | --selection uct --out no/such/folder/a.csv",
        "1 | --selection uct --moves b2_b2",
        "1 | --selection uct --moves b1_a1_b2_a2_b3",
      })
  void whatIsWrongIsOneLineAndNoFile(int exit, String arguments) {
    String[] words = arguments.split(" ");
    String[] withMoves =
        Stream.of(words).map(word -> word.replace("_", " ")).toArray(String[]::new);
    Command bad = convergence(withMoves);
    assertThat(bad.err()).as(arguments).hasLineCount(1).doesNotContain("Exception");
    assertThat(bad.exit()).isEqualTo(exit);
    assertThat(bad.out()).isEmpty();
    assertThat(folder).isEmptyDirectory();
  }

  private static String text(JsonNode value) {
    return value.isString() ? value.stringValue() : value.toString();
  }

  private static Command convergence(String... arguments) {
    List<String> all = new ArrayList<>(List.of("convergence", "--game", "hex(3)"));
    all.addAll(List.of(arguments));
    if (!all.contains("--seeds")) {
      all.addAll(List.of("--seeds", "8"));
    }
    if (!all.contains("--budgets")) {
      all.addAll(List.of("--budgets", "5,20"));
    }
    return Command.panal(all.toArray(String[]::new));
  }
}
