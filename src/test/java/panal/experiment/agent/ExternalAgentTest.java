package panal.experiment.agent;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import panal.experiment.match.GameRecord;
import panal.experiment.match.Tournament;
import panal.game.Cell;
import panal.game.Player;
import panal.game.RandomStream;
import panal.games.hex.HexGame;
import panal.search.Budget;
import panal.testing.Needs;

/** Real processes, most of them hostile: each loses its games, and the tournament goes on. */
@Timeout(value = 60, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class ExternalAgentTest {

  private static final HexGame HEX = new HexGame(3);

  private static final String GREETING = "echo '{\"format\":\"panal-bot\",\"version\":1}'\n";

  /** Reads a question and takes the first legal action into {@code $move}. */
  private static final String READ =
      "read -r line || exit 0; rest=${line#*\\\"actions\\\":[\\\"}; move=${rest%%\\\"*}\n";

  private static final String ANSWER = "echo \"{\\\"move\\\":\\\"$move\\\"}\"\n";
  private static final String FOREVER = "while :; do sleep 1; done\n";

  @TempDir private static Path folder;

  @BeforeAll
  static void aShell() {
    Needs.sh();
  }

  private static String bot(String script) throws IOException {
    Path file = Files.createTempFile(folder, "a bot ", ".sh");
    Files.writeString(file, script);
    return "sh \"" + file + "\"";
  }

  private static Agent<Cell> agent(String command, String more) {
    return Agents.parse("external(command='" + command + "'" + more + ")", HEX);
  }

  /** Both sides, against chance. */
  private static List<GameRecord> games(Agent<Cell> agent, int games) {
    return Tournament.of(HEX, List.of(agent, Agents.parse("random", HEX)))
        .withGames(games)
        .withLimit(Limit.iterations(77))
        .run()
        .games();
  }

  private static void losesBoth(Agent<Cell> agent, String reason, String detail) {
    List<GameRecord> games = games(agent, 2);
    assertThat(games).hasSize(2);
    for (GameRecord game : games) {
      assertThat(game.reason()).as(game.toString()).isEqualTo(reason);
      assertThat(game.detail()).isEqualTo(detail);
      assertThat(game.winner().map(game::name)).contains("random");
    }
  }

  @Test
  void aGoodProgramPlaysToTheEnd() throws IOException {
    Agent<Cell> first = agent(bot(GREETING + "while :; do\n" + READ + ANSWER + "done\n"), "");
    Agent<Cell> same = Agent.of("first", (state, budget, random) -> state.actions().get(0));
    List<GameRecord> games = games(first, 4);
    assertThat(games).allMatch(game -> game.reason().equals(GameRecord.RULES));
    assertThat(games.stream().map(GameRecord::moves).toList())
        .isEqualTo(games(same, 4).stream().map(GameRecord::moves).toList());
  }

  @Test
  void aProgramIsToldAllThatItNeeds() throws IOException {
    Path heard = folder.resolve("heard");
    String script =
        GREETING + "while :; do\n" + READ + "echo \"$line\" >> \"" + heard + "\"\n" + ANSWER;
    GameRecord game = games(agent(bot(script + "done\n"), ",move=9s"), 2).get(1);
    String second =
        "{\"game\":\"hex(3)\",\"moves\":[\""
            + game.moves().get(0)
            + "\"],\"side\":\"SECOND\",\"actions\":[";
    String end = ",\"budget\":{\"iterations\":77},\"limit\":9000}";
    long seed = new RandomStream(game.seed(), 2, 0).nextLong() >>> 11;
    assertThat(Files.readAllLines(heard))
        .anyMatch(line -> line.startsWith(second) && line.endsWith("\"seed\":" + seed + end));
  }

  @Test
  void nothingStaysFromOneGameToTheNext() throws IOException {
    Path pids = folder.resolve("pids");
    String script = "echo $$ >> \"" + pids + "\"\n" + GREETING + "while :; do\n" + READ + ANSWER;
    games(agent(bot(script + "done\n"), ""), 4);
    List<String> ran = Files.readAllLines(pids);
    assertThat(ran).hasSize(4).doesNotHaveDuplicates();
    assertThat(ran).noneMatch(pid -> ProcessHandle.of(Long.parseLong(pid)).isPresent());
  }

  @Test
  void whoIsTooLateLoses() throws IOException {
    losesBoth(agent(bot(FOREVER), ",start=200ms"), "late", "start=200ms");
    losesBoth(agent(bot(GREETING + FOREVER), ",move=300ms"), "late", "move=300ms");
  }

  @Test
  void whoTalksGarbageLoses() throws IOException {
    losesBoth(agent(bot("echo hello\n" + FOREVER), ""), "garbage", "hello");
    losesBoth(agent(bot(GREETING + "echo '[1]'\n" + FOREVER), ""), "garbage", "[1]");
    losesBoth(
        agent(bot(GREETING + "printf '{\"move\":7,\\t\\033[2J}\\n'\n" + FOREVER), ""),
        "garbage",
        "{\"move\":7,  [2J}");
    losesBoth(
        agent(bot(GREETING + "printf '%060000d\\n' 0\n" + FOREVER), ""),
        "garbage",
        "0".repeat(200));
    losesBoth(
        agent(bot("echo '{\"format\":\"panal-bot\",\"version\":2}'\n" + FOREVER), ""),
        "garbage",
        "{\"format\":\"panal-bot\",\"version\":2}");
  }

  @Test
  void whoMovesIllegallyLoses() throws IOException {
    losesBoth(
        agent(bot(GREETING + "echo '{\"move\":\"(9,9)\"}'\n" + FOREVER), ""), "illegal", "(9,9)");
    String stubborn = GREETING + "while :; do\nread -r line\necho '{\"move\":\"b2\"}'\ndone\n";
    assertThat(games(agent(bot(stubborn), ""), 2))
        .allMatch(game -> game.reason().equals("illegal") && game.detail().equals("(1,1)"));
  }

  @Test
  void whoFloodsLoses() throws IOException {
    losesBoth(agent(bot(GREETING + "exec tr '\\000' 'x' < /dev/zero\n"), ""), "flood", "> 65536");
    losesBoth(agent(bot("while :; do echo spam; done\n"), ""), "garbage", "spam");
  }

  @Test
  void whatIsSaidToStandardErrorDoesNotCountAndDoesNotFillAnything() throws IOException {
    String script = "while :; do echo noise >&2; done &\n" + GREETING + "while :; do\n";
    assertThat(games(agent(bot(script + READ + ANSWER + "done\n"), ""), 2))
        .allMatch(game -> game.reason().equals(GameRecord.RULES));
  }

  @Test
  void whoCrashesLosesWithItsLastWords() throws IOException {
    losesBoth(agent(bot("exit 0\n"), ""), "crash", "exit 0");
    String script = GREETING + READ + "echo one >&2; echo 'ValueError: two' >&2; exit 3\n";
    losesBoth(agent(bot(script), ""), "crash", "exit 3: ValueError: two");
    losesBoth(agent(bot(GREETING + READ + "kill -9 $$\n"), ""), "crash", "exit 137");
    losesBoth(agent(bot(GREETING + READ + "printf '{\"move\":'\n"), ""), "crash", "exit 0");
  }

  @Test
  void descendantsAreKilledToo() throws Exception {
    Path pids = folder.resolve("descendants");
    String child = "(sh -c 'echo $$ >> \"" + pids + "\"; while :; do sleep 1; done' & wait) &\n";
    losesBoth(
        agent(
            bot(child + "while [ ! -s \"" + pids + "\" ]; do :; done\n" + GREETING + FOREVER),
            ",move=300ms"),
        "late",
        "move=300ms");
    assertThat(Files.readAllLines(pids)).hasSize(2);
    for (String pid : Files.readAllLines(pids)) {
      ProcessHandle.of(Long.parseLong(pid))
          .ifPresent(left -> assertThat(left.onExit()).succeedsWithin(10, TimeUnit.SECONDS));
    }
  }

  @Test
  void anInterruptEndsTheProcessToo() throws IOException {
    Path pids = folder.resolve("interrupted");
    Agent<Cell> slow = agent(bot("echo $$ >> \"" + pids + "\"\n" + GREETING + FOREVER), "");
    Seat<Cell> seat = slow.sit(Limit.iterations(1));
    Thread player = Thread.currentThread();
    Thread stopper =
        new Thread(
            () -> {
              while (pids.toFile().length() == 0) { // made, and written
                Thread.onSpinWait();
              }
              player.interrupt();
            });
    stopper.start();
    assertThatThrownBy(() -> seat.choose(HEX.initialState(), List.of(), new RandomStream(1)))
        .isInstanceOf(CancellationException.class);
    assertThat(Thread.currentThread().isInterrupted()).isTrue();
    seat.close();
    assertThat(Thread.interrupted()).isTrue();
    long pid = Long.parseLong(Files.readString(pids).strip());
    ProcessHandle.of(pid)
        .ifPresent(left -> assertThat(left.onExit()).succeedsWithin(10, TimeUnit.SECONDS));
  }

  @Test
  void aProgramThatDoesNotExistEndsTheTournamentBecauseItIsNoFaultOfThePlayer() {
    assertThatThrownBy(() -> games(agent("no-such-program-anywhere --fast", ""), 2))
        .isInstanceOf(UncheckedIOException.class)
        .hasMessageContaining("no-such-program-anywhere --fast");
  }

  @Test
  void aStateAloneIsNotEnough() {
    Agent<Cell> agent = agent("bot", "");
    assertThatThrownBy(
            () -> agent.choose(HEX.initialState(), Budget.iterations(1), new RandomStream(1)))
        .isInstanceOf(IllegalStateException.class)
        .hasMessageContaining("external(command='bot')");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '"',
      value = {
        "external(command='bot') | external(command='bot')",
        "external( start = 10s, command = bot ) | external(command='bot')",
        "external(command='python3 a,b).py (x',move=500ms)"
            + " | external(command='python3 a,b).py (x',move=500ms)",
        "external(iterations=5,command='a  b',start=1s)"
            + " | external(command='a  b',start=1s,iterations=5)",
      })
  void aDescriptionReadsBack(String text, String canonical) {
    assertThat(Agents.parse(text, HEX).name()).isEqualTo(canonical);
    assertThat(Agents.parse(canonical, HEX).name()).isEqualTo(canonical);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '"',
      value = {
        "external | command",
        "external(command='') | command",
        "external(command='a) | 'a",
        "external(command='a'b'c') | quotes",
        "external(command=a,start=0s) | start",
      })
  void whatIsWrongIsNamed(String text, String part) {
    assertThatThrownBy(() -> Agents.parse(text, HEX))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining(part);
  }

  /** The example of the formats page is a program that plays. */
  @Test
  void theExampleInTheDocsPlays() throws IOException {
    Path python = Needs.python();
    String page = Files.readString(Path.of("docs/formats.md"));
    String example = page.substring(page.indexOf("```python\n") + "```python\n".length());
    Path file = folder.resolve("example.py");
    Files.writeString(file, example.substring(0, example.indexOf("```")));
    assertThat(Files.readAllLines(file)).hasSizeLessThanOrEqualTo(10);
    List<GameRecord> games = games(agent("\"" + python + "\" \"" + file + "\"", ",start=30s"), 2);
    assertThat(games).allMatch(game -> game.reason().equals(GameRecord.RULES));
    assertThat(games).allMatch(game -> game.winner().isPresent() && game.agent(Player.FIRST) > 0);
  }
}
