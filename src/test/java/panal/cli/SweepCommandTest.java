package panal.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import panal.testing.Command;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/** {@code panal sweep} and {@code panal merge}. */
class SweepCommandTest {

  @TempDir Path folder;
  private String experiment;

  @BeforeEach
  void write() throws IOException {
    experiment =
        Files.writeString(
                folder.resolve("c.json"),
                "{\"game\":\"hex(3)\",\"agents\":[\"uct(c={c},iterations=9)\"],"
                    + "\"against\":[\"random\"],\"grid\":{\"c\":[0,1,2,3,4,5,6]},\"games\":2}")
            .toString();
  }

  private String path(String name) {
    return folder.resolve(name).toString();
  }

  @Test
  void fiveShardsMergeToTheFileOfOnePiece() throws IOException {
    Command whole = Command.panal("sweep", experiment, "--out", path("whole.jsonl"));
    assertThat(whole.exit()).as(whole.err()).isZero();
    assertThat(whole.out()).contains("uct(c=6,iterations=9)");
    List<String> merge = new ArrayList<>(List.of("merge"));
    for (int k = 1; k <= 5; k++) {
      String file = path(k + ".jsonl");
      Command shard = Command.panal("sweep", experiment, "--shard", k + "/5", "--out", file);
      assertThat(shard.exit()).as(shard.err()).isZero();
      merge.add(file);
    }
    merge.addAll(List.of("--out", path("merged.jsonl"), "--scores", path("scores.csv")));
    Command merged = Command.panal(merge.toArray(String[]::new));
    assertThat(merged.exit()).as(merged.err()).isZero();
    assertThat(merged.out()).isEqualTo(whole.out());
    assertThat(folder.resolve("merged.jsonl"))
        .hasSameBinaryContentAs(folder.resolve("whole.jsonl"));
    assertThat(Files.readAllLines(folder.resolve("scores.csv"))).hasSize(8);
    merge.remove(1);
    merge.set(merge.indexOf(path("merged.jsonl")), path("missing.jsonl"));
    Command missing = Command.panal(merge.toArray(String[]::new));
    assertThat(missing.exit()).isEqualTo(1);
    assertThat(missing.err()).hasLineCount(1).contains("14");
  }

  @Test
  void whoLosesOtherwiseThanByTheRulesIsNamedForEachTournament() throws IOException {
    String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
    ObjectNode sweep = JsonMapper.shared().createObjectNode().put("game", "hex({n})");
    sweep.putArray("agents").add("external(command='\"" + java + "\" --version')");
    sweep.putArray("against").add("random");
    sweep.putObject("grid").putArray("n").add(2).add(3);
    sweep.put("games", 1);
    String file = Files.writeString(folder.resolve("f.json"), sweep.toString()).toString();
    Command played = Command.panal("sweep", file, "--out", path("f.jsonl"));
    assertThat(played.exit()).as(played.err()).isZero();
    assertThat(played.out().lines().filter(line -> line.contains("garbage")))
        .hasSize(2)
        .anyMatch(line -> line.contains("hex(2)"))
        .anyMatch(line -> line.contains("hex(3)"));
    assertThat(Command.panal("merge", path("f.jsonl"), "--out", path("m.jsonl")).out())
        .isEqualTo(played.out());
    Command json = Command.panal("merge", path("f.jsonl"), "--out", path("n.jsonl"), "--json");
    assertThat(json.out()).hasLineCount(1).contains("\"reason\":\"garbage\"");
    byte[] kept = Files.readAllBytes(folder.resolve("m.jsonl"));
    Command over = Command.panal("merge", path("f.jsonl"), "--out", path("m.jsonl"));
    assertThat(over.exit()).isEqualTo(1);
    assertThat(over.err()).contains("m.jsonl").doesNotContain("\tat ");
    assertThat(folder.resolve("m.jsonl")).hasBinaryContent(kept);
  }

  @Test
  void scoresByAParameterAreDrawnBySweepAndMerge() throws IOException {
    String games = path("all.jsonl");
    Command sweep =
        Command.panal("sweep", experiment, "--out", games, "--curve", path("c.svg"), "--by", "c");
    assertThat(sweep.exit()).as(sweep.err()).isZero();
    assertThat(Files.readString(folder.resolve("c.svg"))).contains("<svg");
    Command merge =
        Command.panal(
            "merge", games, "--out", path("m.jsonl"), "--curve", path("c.csv"), "--by", "c");
    assertThat(merge.exit()).as(merge.err()).isZero();
    assertThat(Files.readAllLines(folder.resolve("c.csv"))).hasSize(8);
  }

  @Test
  void aCurveByWhatNoAgentHasIsRefusedBeforeAGameIsPlayed() {
    for (String[] wrong :
        new String[][] {
          {"--curve", path("c.svg"), "--by", "depth"},
          {"--curve", path("c.svg")},
          {"--by", "c"},
          {"--curve", path("c.doc"), "--by", "c"}
        }) {
      List<String> all = new ArrayList<>(List.of("sweep", experiment, "--out", path("a.jsonl")));
      all.addAll(List.of(wrong));
      Command bad = Command.panal(all.toArray(String[]::new));
      assertThat(bad.exit()).isEqualTo(2);
      assertThat(bad.err()).hasLineCount(1);
      assertThat(folder.resolve("a.jsonl")).doesNotExist();
    }
  }

  @Test
  void aShardIsResumedAsTheShardItIs() throws IOException {
    String file = path("2.jsonl");
    Command.panal("sweep", experiment, "--shard", "2/3", "--out", file);
    String before = Files.readString(Path.of(file));
    Files.writeString(Path.of(file), before.substring(0, before.length() - 9));
    Command other = Command.panal("sweep", experiment, "--shard", "3/3", "--out", file, "--resume");
    assertThat(other.exit()).isEqualTo(1);
    assertThat(other.err()).contains("2/3", "3/3");
    Command same =
        Command.panal("sweep", experiment, "--shard", "2/3", "--out", file, "--resume", "--json");
    assertThat(same.exit()).as(same.err()).isZero();
    assertThat(same.out()).startsWith("{\"id\":").contains("\"tournaments\":[");
    assertThat(Path.of(file)).hasContent(before);
  }

  @Test
  void whatIsWrongIsOneLine() throws IOException {
    Command shard = Command.panal("sweep", experiment, "--shard", "4/3");
    assertThat(shard.exit()).isEqualTo(2);
    assertThat(shard.err()).hasLineCount(1);
    String bad = Files.writeString(folder.resolve("bad.json"), "{\"game\":\"go\"}").toString();
    Command sweep = Command.panal("sweep", bad);
    assertThat(sweep.exit()).isEqualTo(1);
    assertThat(sweep.err()).hasLineCount(1).contains("bad.json");
    Command merge = Command.panal("merge", bad, "--out", path("m.jsonl"));
    assertThat(merge.exit()).isEqualTo(1);
    assertThat(merge.err()).hasLineCount(1).contains("bad.json");
    assertThat(folder.resolve("m.jsonl")).doesNotExist();
    Command gone = Command.panal("merge", path("gone.jsonl"), "--out", path("m.jsonl"));
    assertThat(gone.exit()).isEqualTo(1);
    assertThat(gone.err()).hasLineCount(1).contains("gone.jsonl");
  }
}
