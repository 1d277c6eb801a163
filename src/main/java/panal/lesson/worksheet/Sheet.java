package panal.lesson.worksheet;

import java.nio.charset.StandardCharsets;
import java.util.List;
import panal.view.Exportable;

/**
 * One of the two files of a {@link Worksheet}.
 *
 * @param worksheet the questions
 * @param side what is written
 */
record Sheet(Worksheet worksheet, Side side) implements Exportable {

  /** What is written. */
  enum Side {
    /** Questions with room for the answers. */
    QUESTIONS,
    /** Questions with their answers. */
    ANSWERS
  }

  @Override
  public List<String> formats() {
    return Worksheet.FORMATS;
  }

  @Override
  public byte[] bytes(String format) {
    String text =
        switch (format) {
          case "md" -> new MarkdownSheet(this).text();
          case "tex" -> new LatexSheet(this).text();
          default -> new NotebookSheet(this).text();
        };
    return text.getBytes(StandardCharsets.UTF_8);
  }

  boolean answers() {
    return side == Side.ANSWERS;
  }

  /** The title, without the search. */
  String title() {
    return worksheet.wording().say(answers() ? "key" : "title");
  }

  /** What was searched and how. */
  String search() {
    return worksheet.caption();
  }

  /** How to work through the sheet. */
  String introduction() {
    return worksheet.wording().say(answers() ? "key.introduction" : "introduction");
  }

  /** The heading of a question. */
  String heading(Question question) {
    int number = worksheet.questions().indexOf(question) + 1;
    String key = worksheet.trace().isExact() ? "question.walk" : "question";
    return worksheet.wording().say(key, number, question.iteration(), question.marker());
  }

  String say(String key, Object... arguments) {
    return worksheet.wording().say(key, arguments);
  }
}
