package panal.cli;

import java.io.File;
import java.io.IOException;
import java.nio.charset.Charset;
import java.util.List;
import java.util.Optional;
import java.util.logging.Level;
import java.util.logging.Logger;
import org.jline.terminal.Attributes;
import org.jline.terminal.Attributes.ControlChar;
import org.jline.terminal.Attributes.LocalFlag;
import org.jline.terminal.Size;
import org.jline.terminal.Terminal;
import org.jline.terminal.TerminalBuilder;
import org.jline.utils.AttributedString;
import org.jline.utils.AttributedStyle;
import org.jline.utils.ClosedException;
import org.jline.utils.Curses;
import org.jline.utils.InfoCmp.Capability;
import org.jline.utils.NonBlockingReader;
import org.jline.utils.Signals;
import panal.game.Glyphs;

/**
 * The whole window of the terminal, on its alternate screen and key by key, until it is closed;
 * then the terminal is as it was before.
 *
 * <p>It is closed too where the process is told to end, by Ctrl-C or by a signal.
 */
final class TerminalWindow implements AutoCloseable {

  private static final Size USUAL = Size.of(80, 24);
  private static final int ESCAPE = 27;
  private static final long SAME_KEY_MILLIS = 50;
  private static final long WAIT_MILLIS = 60_000;

  /**
   * Of a terminal that it has never heard of JLine would log a stack trace, then take the usual.
   */
  private static final Logger JLINE = Logger.getLogger("org.jline");

  private final Terminal terminal;
  private final String leaving;
  private final Thread end = new Thread(this::leave);
  private Attributes before;
  private boolean closed;

  private TerminalWindow(Terminal terminal) {
    this.terminal = terminal;
    leaving = capability(Capability.exit_ca_mode) + capability(Capability.cursor_normal);
  }

  /** Takes the window; nothing where input or output is none, or one without a cursor to move. */
  static Optional<TerminalWindow> open() {
    // JLine knows too, but loads its native part to find out; some Javas have a console always.
    if (System.console() == null || Terminal.TYPE_DUMB.equals(System.getenv("TERM"))) {
      return Optional.empty();
    }
    JLINE.setLevel(Level.OFF);
    try {
      TerminalWindow window =
          new TerminalWindow(
              TerminalBuilder.builder()
                  .system(true)
                  .systemOutput(TerminalBuilder.SystemOutput.SysOut)
                  .dumb(false)
                  .exec(false) // stty, when a signal ends the process, does not always come through
                  .nativeSignals(false)
                  .graphemeCluster(false)
                  .encoding(encoding())
                  .build());
      window.enter();
      return Optional.of(window);
    } catch (IOException | IllegalStateException noTerminal) {
      return Optional.empty();
    }
  }

  /** That of the locale; on Windows JLine asks the console. */
  private static Charset encoding() {
    boolean windows = File.separatorChar == '\\';
    return windows ? null : Charset.forName(System.getProperty("native.encoding", "UTF-8"));
  }

  private void enter() {
    before = terminal.enterRawMode();
    Runtime.getRuntime().addShutdownHook(end);
    Attributes keys = terminal.getAttributes();
    keys.setLocalFlag(LocalFlag.ISIG, true); // Ctrl-C ends the process also while it is at work
    keys.setControlChar(ControlChar.VSUSP, 0); // whoever is stopped leaves the screen as it is
    keys.setControlChar(ControlChar.VQUIT, 0);
    terminal.setAttributes(keys);
    terminal.puts(Capability.enter_ca_mode);
    terminal.puts(Capability.cursor_invisible);
    terminal.flush();
  }

  /** Columns and rows, at least one of each; the usual ones where the terminal does not say. */
  Size size() {
    Size size = terminal.getSize();
    return size.getColumns() > 0 && size.getRows() > 0 ? size : USUAL;
  }

  /** What it can show. */
  Glyphs glyphs() {
    return terminal.outputEncoding().newEncoder().canEncode("●→▶") ? Glyphs.UNICODE : Glyphs.ASCII;
  }

  /** How many colours it has, 0 where none are wanted. */
  int colours() {
    Integer colours = terminal.getNumericCapability(Capability.max_colors);
    String unwanted = System.getenv("NO_COLOR");
    return colours == null || (unwanted != null && !unwanted.isEmpty()) ? 0 : colours;
  }

  /** Calls this whenever the window has another size. */
  void onResize(Runnable listener) {
    Signals.register("WINCH", listener);
  }

  /** Shows these lines and nothing else. */
  synchronized void show(List<AttributedString> lines) {
    if (closed) {
      return;
    }
    StringBuilder screen = new StringBuilder();
    int rows = size().getRows();
    for (int i = 0; i < rows; i++) {
      screen.append(Curses.tputs(terminal.getStringCapability(Capability.cursor_address), i, 0));
      // Before the text: after a full line it would take the last character away.
      screen.append(capability(Capability.clr_eol));
      if (i < lines.size()) {
        append(screen, lines.get(i));
      }
    }
    terminal.writer().print(screen);
    terminal.writer().flush();
  }

  /** Run by run, since JLine's own way writes the lines of a tree as plus and minus. */
  private static void append(StringBuilder screen, AttributedString line) {
    for (int at = 0; at < line.length(); at = line.runLimit(at)) {
      CharSequence run = line.subSequence(at, line.runLimit(at));
      AttributedStyle style = line.styleAt(at);
      if (style.equals(AttributedStyle.DEFAULT)) {
        screen.append(run);
      } else {
        screen.append("\033[").append(style.toAnsi()).append('m').append(run).append("\033[0m");
      }
    }
  }

  /**
   * Waits for a key.
   *
   * @return the characters that it sends; nothing where no more will come
   */
  Optional<String> key() throws IOException {
    NonBlockingReader reader = terminal.reader();
    int first = first(reader);
    if (first < 0) {
      return Optional.empty();
    }
    StringBuilder key = new StringBuilder().append((char) first);
    if (first == ESCAPE) {
      int next = reader.read(SAME_KEY_MILLIS);
      while (next >= 0) {
        key.append((char) next);
        next = isWhole(key) ? NonBlockingReader.READ_EXPIRED : reader.read(SAME_KEY_MILLIS);
      }
    }
    return Optional.of(key.toString());
  }

  /** Without end, but not with the read that has none: that one holds up the end of the process. */
  private static int first(NonBlockingReader reader) throws IOException {
    try {
      int first = NonBlockingReader.READ_EXPIRED;
      while (first == NonBlockingReader.READ_EXPIRED) {
        first = reader.read(WAIT_MILLIS);
      }
      return first;
    } catch (ClosedException theProcessIsEnding) {
      return NonBlockingReader.EOF;
    }
  }

  /** Whether an escape sequence has its last character. */
  private static boolean isWhole(CharSequence key) {
    char last = key.charAt(key.length() - 1);
    boolean introducer = key.length() == 2 && (last == '[' || last == 'O');
    return !introducer && last >= '@' && last <= '~';
  }

  private String capability(Capability capability) {
    String sequence = terminal.getStringCapability(capability);
    return sequence == null ? "" : Curses.tputs(sequence);
  }

  /** Not by the terminal's writer: when the process ends JLine closes it at the same time. */
  private synchronized void leave() {
    if (!closed) {
      closed = true;
      System.out.print(leaving);
      System.out.flush();
      terminal.setAttributes(before);
    }
  }

  @Override
  public void close() throws IOException {
    leave();
    terminal.close();
    try {
      Runtime.getRuntime().removeShutdownHook(end);
    } catch (IllegalStateException theProcessIsEnding) {
      // The hook finds nothing left to do.
    }
  }
}
