package panal.experiment.match;

import java.io.FileOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.channels.OverlappingFileLockException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.CancellationException;
import panal.message.Messages;
import panal.view.OutputFile;

/**
 * Where games go as they are finished: to memory and, if there is one, to a file, a line each. A
 * game that was added is on the disk, whatever happens to the process then. The file is put in
 * order when the last game is there; until then the games stand as they were finished.
 *
 * <p>For several threads at once. A file is open in one process only.
 */
public final class GameLog implements AutoCloseable {

  private final Plan plan;
  private final Path file; // null where there is none
  private final FileOutputStream out;
  private final Map<String, Key.Planned> places;
  private final Map<Key, GameRecord> games = new TreeMap<>();
  private boolean open = true;

  private GameLog(Plan plan, Path file, FileOutputStream out) {
    this.plan = plan;
    this.file = file;
    this.out = out;
    places = Key.places(plan);
  }

  /** A log without a file. */
  public static GameLog inMemory(Plan plan) {
    return new GameLog(plan, null, null);
  }

  /**
   * A log to a new file.
   *
   * @throws IOException if there is one already, or it cannot be written
   */
  public static GameLog create(Path file, Plan plan) throws IOException {
    Path target = OutputFile.check(file);
    if (Files.exists(target)) {
      throw new IOException(Messages.of("match.exists", file));
    }
    Files.createFile(target);
    return opened(file, plan);
  }

  /**
   * A log that goes on with a file, or begins it where there is none. The end of a last line that
   * was torn when a process was stopped is cut off.
   *
   * @throws IllegalArgumentException if the file holds another plan or no games, or one of its
   *     lines is damaged; it stays as it is
   */
  public static GameLog resume(Path file, Plan plan) throws IOException {
    return Files.exists(OutputFile.check(file)) ? opened(file, plan) : create(file, plan);
  }

  private static GameLog opened(Path file, Plan plan) throws IOException {
    Path target = OutputFile.check(file);
    FileOutputStream out = new FileOutputStream(target.toFile(), true);
    try {
      lock(out, file);
      GameLog log = new GameLog(plan, target, out);
      log.takeUp(file, Files.readAllBytes(target));
      return log;
    } catch (IOException | RuntimeException e) {
      out.close();
      throw e;
    }
  }

  private static void lock(FileOutputStream out, Path file) throws IOException {
    try {
      if (out.getChannel().tryLock() != null) {
        return;
      }
    } catch (OverlappingFileLockException e) {
      // open in this process; the same sentence
    }
    throw new IOException(Messages.of("match.locked", file));
  }

  private void takeUp(Path name, byte[] bytes) throws IOException {
    int whole = GameFile.whole(bytes);
    byte[] header = (plan.header() + "\n").getBytes(StandardCharsets.UTF_8);
    if (whole == 0) {
      if (!Arrays.equals(bytes, Arrays.copyOf(header, Math.min(bytes.length, header.length)))) {
        throw new IllegalArgumentException(Messages.of("match.noGames", name));
      }
      out.getChannel().truncate(0);
      write(header);
      return;
    }
    GameFile found = GameFile.parse(name, bytes);
    if (!found.plan().equals(plan)) {
      throw new IllegalArgumentException(
          Messages.of("match.other", name, title(found.plan()), title(plan)));
    }
    out.getChannel().truncate(whole);
    found.games().forEach(game -> games.put(Key.of(game, places), game));
  }

  private static String title(Plan plan) {
    return plan.shard().equals(Shard.WHOLE) ? plan.id() : plan.id() + " " + plan.shard();
  }

  /** Whether a game is there already. */
  synchronized boolean has(String setup, Fixture fixture) {
    return games.containsKey(new Key(places.get(setup).place(), fixture.number()));
  }

  /**
   * Adds a game that was finished.
   *
   * @throws CancellationException if the log is closed
   * @throws IllegalStateException if the game is there already
   * @throws UncheckedIOException if it cannot be written; the log is closed then
   */
  synchronized void add(GameRecord game) {
    if (!open) {
      throw new CancellationException(Messages.of("experiment.interrupted"));
    }
    Key key = Key.of(game, places);
    if (games.containsKey(key)) {
      throw new IllegalStateException(
          Messages.of("match.twice", game.fixture().number(), game.setup()));
    }
    if (out != null) {
      try {
        write((GameJson.line(game) + "\n").getBytes(StandardCharsets.UTF_8));
      } catch (IOException e) {
        open = false; // nothing may come after half a line
        throw new UncheckedIOException(e);
      }
    }
    games.put(key, game);
  }

  /** Not through the channel, which an interrupt would close in the middle of a line. */
  private void write(byte[] bytes) throws IOException {
    out.write(bytes);
    out.getFD().sync();
  }

  /** What is there so far. */
  public synchronized GameFile contents() {
    return new GameFile(plan, new ArrayList<>(games.values()));
  }

  /** What the games so far say of the agents: one for each tournament. */
  public List<Standings> standings() {
    return contents().standings();
  }

  /** Takes no more games; puts the file in order if it is complete. */
  @Override
  public synchronized void close() {
    open = false;
    if (out == null) {
      return;
    }
    try {
      out.close(); // and gives up the lock
      GameFile contents = contents();
      if (contents.complete()) {
        OutputFile.write(file, contents.bytes());
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
