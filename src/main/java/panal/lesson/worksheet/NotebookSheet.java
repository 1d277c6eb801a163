package panal.lesson.worksheet;

import java.util.ArrayList;
import java.util.List;
import panal.notebook.Notebook;
import panal.notebook.Notebook.Code;
import panal.notebook.Notebook.Draft;
import panal.notebook.Notebook.Markdown;

/**
 * A sheet as a notebook: a cell for each question, one to write the prediction, one that steps to
 * the place and shows it, one for the explanation. Its first cell makes the same search again.
 */
record NotebookSheet(Sheet sheet) {

  /**
   * The text of the file.
   *
   * @throws IllegalArgumentException if the search cannot be made again from its description
   */
  String text() {
    List<Draft> cells = new ArrayList<>();
    cells.add(
        new Markdown(
            "# "
                + sheet.title()
                + "\n\n"
                + MarkdownSheet.escaped(sheet.search())
                + "\n\n"
                + sheet.introduction()));
    if (!sheet.answers()) {
      cells.add(new Code(SearchCode.of(sheet.worksheet().trace())));
    }
    for (Question question : sheet.worksheet().questions()) {
      String given = "## " + sheet.heading(question) + "\n\n" + parts(question.given());
      if (sheet.answers()) {
        String answer = "\n\n**" + sheet.say("answer") + "**\n\n";
        cells.add(new Markdown(given + answer + parts(question.answer())));
      } else {
        cells.add(new Markdown(given));
        cells.add(new Markdown("**" + sheet.say("predict") + "** …"));
        cells.add(new Code(step(question)));
        cells.add(new Markdown("**" + sheet.say("explain") + "** …"));
      }
    }
    return Notebook.of(cells).json();
  }

  private static String parts(List<Part> parts) {
    return String.join("\n\n", parts.stream().map(MarkdownSheet::text).toList());
  }

  private static String step(Question question) {
    // Not paso.goTo, which would change what the cell of the question before shows.
    return "paso.cursor().goTo("
        + question.iteration()
        + ", Phase."
        + question.phase()
        + ");\npaso.show();";
  }
}
