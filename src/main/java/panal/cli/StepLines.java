package panal.cli;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.util.List;
import panal.cli.StepWalk.Part;
import panal.cli.StepWalk.Reply;
import panal.game.Glyphs;
import panal.view.StepText;

/** A {@link StepWalk} by lines: a command a line, and after it the place as text. */
final class StepLines {

  private final StepWalk<?> walk;
  private final Glyphs glyphs;
  private final PrintWriter out;

  StepLines(StepWalk<?> walk, Glyphs glyphs, PrintWriter out) {
    this.walk = walk;
    this.glyphs = glyphs;
    this.out = out;
  }

  /** Goes on until it is told to stop, or there is nothing more to read or nobody to write to. */
  void run(BufferedReader in) throws IOException {
    print(text().caption());
    print(List.of(walk.say("step.hint.lines")));
    show();
    for (String line = in.readLine(); line != null && !out.checkError(); line = in.readLine()) {
      Reply reply = walk.perform(line);
      if (reply == Reply.QUIT) {
        return;
      }
      switch (reply) {
        case HELP -> print(walk.help());
        case SAY -> print(List.of(walk.note()));
        default -> show();
      }
    }
  }

  private StepText text() {
    return new StepText(walk.view(), glyphs);
  }

  private void show() {
    StepText text = text();
    out.println();
    print(text.place());
    for (Part part : Part.values()) {
      List<String> lines = walk.shows(part) ? part.of(text) : List.of();
      if (!lines.isEmpty()) {
        out.println();
        print(lines);
      }
    }
    out.flush();
  }

  private void print(List<String> lines) {
    lines.forEach(line -> out.println(text().written(line)));
  }
}
