package panal.lesson.worksheet;

import java.util.List;
import panal.view.MarkdownTable;
import panal.view.TableFormat;

/** A sheet in Markdown. */
record MarkdownSheet(Sheet sheet) {

  private static final TableFormat TABLE = new MarkdownTable();
  private static final String LINE = "\n\n" + "\\_".repeat(40) + "\n";

  String text() {
    StringBuilder out = new StringBuilder("# ").append(sheet.title()).append("\n\n");
    out.append(escaped(sheet.search())).append("\n\n");
    out.append(sheet.introduction()).append("\n");
    for (Question question : sheet.worksheet().questions()) {
      out.append("\n## ").append(sheet.heading(question)).append("\n\n");
      out.append(parts(question.given()));
      if (sheet.answers()) {
        out.append("**")
            .append(sheet.say("answer"))
            .append("**\n\n")
            .append(parts(question.answer()));
      } else {
        out.append(blank("predict")).append("\n");
        out.append(step(question)).append("\n\n");
        out.append(blank("explain"));
      }
    }
    return out.toString().replaceAll("\n{3,}", "\n\n").stripTrailing() + "\n";
  }

  /** Where to step, as the steppers take it. */
  private String step(Question question) {
    return "**" + sheet.say("step") + "** " + sheet.say("step.how", "`" + question.place() + "`");
  }

  private String blank(String what) {
    return "**" + sheet.say(what) + "**" + LINE;
  }

  private static String parts(List<Part> parts) {
    StringBuilder out = new StringBuilder();
    for (Part part : parts) {
      out.append(text(part)).append("\n\n");
    }
    return out.toString();
  }

  static String text(Part part) {
    if (part instanceof Part.Words words) {
      return escaped(words.text());
    } else if (part instanceof Part.Grid grid) {
      return grid.table().as(TABLE).stripTrailing();
    } else if (part instanceof Part.Scene scene) {
      return "```text\n" + scene.board() + "\n```";
    }
    throw new IllegalArgumentException(part.toString());
  }

  static String escaped(String text) {
    return MarkdownTable.escaped(text);
  }
}
