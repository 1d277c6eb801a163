package panal.cli;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jline.terminal.Size;
import org.jline.utils.AttributedString;
import org.jline.utils.AttributedStyle;
import panal.cli.StepWalk.Reply;

/** A {@link StepWalk} by keys, in the window of a terminal. */
final class StepTerminal {

  private static final int MANY_COLOURS = 256;
  private static final int BLUE = 32;
  private static final AttributedStyle BOLD = AttributedStyle.DEFAULT.bold();

  private static final String ESCAPE = "\033";
  private static final String CTRL_D = "\004";
  private static final List<String> ENTER = List.of("\r", "\n");
  private static final List<String> BACKSPACE = List.of("\177", "\b");

  /** Commands by key; the usual sequences and those of rxvt. */
  private static final Map<String, String> COMMANDS =
      Map.ofEntries(
          Map.entry("\033[C", "."),
          Map.entry("\033OC", "."),
          Map.entry(" ", "."),
          Map.entry("\r", "."),
          Map.entry("\n", "."),
          Map.entry("\033[D", "<"),
          Map.entry("\033OD", "<"),
          Map.entry("\033[1;2C", "n"),
          Map.entry("\033[c", "n"),
          Map.entry("\033[1;2D", "p"),
          Map.entry("\033[d", "p"),
          Map.entry("\033[H", "home"),
          Map.entry("\033OH", "home"),
          Map.entry("\033[1~", "home"),
          Map.entry("\033[7~", "home"),
          Map.entry("\033[F", "end"),
          Map.entry("\033OF", "end"),
          Map.entry("\033[4~", "end"),
          Map.entry("\033[8~", "end"),
          Map.entry(CTRL_D, "q"));

  private final StepWalk<?> walk;
  private final TerminalWindow window;
  private final AttributedStyle lit;
  private Reply reply = Reply.SHOW;
  private String note = "";

  /** The command whose argument is being typed, such as {@code g}; empty for none. */
  private String asking = "";

  private String typed = "";

  StepTerminal(StepWalk<?> walk, TerminalWindow window) {
    this.walk = walk;
    this.window = window;
    // The blue nearest to that of all pictures; of few colours none can be read on any background.
    lit = window.colours() < MANY_COLOURS ? BOLD : BOLD.foreground(BLUE);
  }

  /** Goes on until it is told to stop, or no more keys can come. */
  void run() throws IOException {
    window.onResize(this::draw);
    draw();
    Optional<String> key = window.key();
    while (key.isPresent() && !isLast(key.get())) {
      draw();
      key = window.key();
    }
  }

  private synchronized boolean isLast(String key) {
    note = "";
    if (!asking.isEmpty()) {
      type(key);
    } else if (reply == Reply.HELP) {
      reply = Reply.SHOW;
    } else if (key.equals("g") || key.equals("v")) {
      asking = key;
    } else if (key.matches("[0-9]")) {
      asking = "g";
      typed = key;
    } else {
      perform(COMMANDS.getOrDefault(key, key));
    }
    return reply == Reply.QUIT;
  }

  private void perform(String command) {
    if (command.codePoints().anyMatch(Character::isISOControl)) {
      note = walk.say("step.unknownKey");
      return;
    }
    reply = walk.perform(command);
    note = walk.note();
  }

  private void type(String key) {
    if (ENTER.contains(key)) {
      String command = asking + " " + typed;
      stopAsking();
      perform(command);
    } else if (key.equals(ESCAPE)) {
      stopAsking();
    } else if (key.equals(CTRL_D)) {
      reply = Reply.QUIT;
    } else if (BACKSPACE.contains(key)) {
      typed = typed.substring(0, Math.max(0, typed.length() - 1));
    } else if (key.codePoints().noneMatch(Character::isISOControl)) {
      typed += key;
    }
  }

  private void stopAsking() {
    asking = "";
    typed = "";
  }

  private synchronized void draw() {
    Size size = window.size();
    StepScreen screen = new StepScreen(walk, window.glyphs(), lit, size);
    List<AttributedString> lines =
        new ArrayList<>(reply == Reply.HELP ? screen.page(walk.help()) : screen.lines());
    while (lines.size() < size.getRows() - 1) {
      lines.add(AttributedString.EMPTY);
    }
    if (size.getRows() > 1) {
      lines.add(
          screen.foot(foot(), asking.isEmpty() && note.isEmpty() ? AttributedStyle.DEFAULT : BOLD));
    }
    window.show(lines);
  }

  private String foot() {
    if (!asking.isEmpty()) {
      return walk.say("step.ask." + asking) + " " + typed + "_";
    }
    if (reply == Reply.HELP) {
      return walk.say("step.anyKey");
    }
    return note.isEmpty() ? walk.say("step.hint.keys") : note;
  }
}
