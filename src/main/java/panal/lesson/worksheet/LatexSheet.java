package panal.lesson.worksheet;

import java.util.List;
import panal.message.Language;
import panal.view.Latex;
import panal.view.LatexTable;
import panal.view.TableFormat;

/**
 * A sheet as a document for pdflatex. It needs what tables and boards need, and {@code float},
 * {@code caption} and {@code needspace}, all in {@code texlive-latex-extra} or what that needs.
 */
record LatexSheet(Sheet sheet) {

  private static final TableFormat TABLE = new LatexTable();
  private static final String RULE = "\\par\\vspace{1.6em}\\noindent\\dotfill\\par\\medskip\n";

  String text() {
    StringBuilder out = new StringBuilder(preamble());
    out.append("\\begin{document}\n\\raggedright\n");
    out.append("\\section*{").append(Latex.escaped(sheet.title())).append("}\n");
    out.append("{\\small ").append(Latex.escaped(sheet.search())).append("}\n\n");
    out.append("\\medskip ").append(Latex.escaped(sheet.introduction())).append("\n\n");
    for (Question question : sheet.worksheet().questions()) {
      out.append("\\needspace{14\\baselineskip}\n\\subsection*{")
          .append(Latex.escaped(sheet.heading(question)))
          .append("}\n")
          .append(parts(question.given()));
      if (sheet.answers()) {
        out.append(bold("answer")).append("\n").append(parts(question.answer()));
      } else {
        out.append(bold("predict")).append(RULE).append("\n");
        out.append(bold("step"))
            .append(" ")
            .append(Latex.escaped(sheet.say("step.how", question.place())))
            .append("\n\n");
        out.append(bold("explain")).append(RULE).append(RULE).append("\n");
      }
    }
    return out + "\\end{document}\n";
  }

  private String preamble() {
    boolean spanish = sheet.worksheet().wording().look().language() == Language.ES;
    return """
        \\documentclass[11pt,a4paper]{article}
        \\usepackage[T1]{fontenc}
        \\usepackage[LANGUAGE]{babel}
        \\usepackage[margin=2.2cm]{geometry}
        \\usepackage{booktabs,longtable,array,tikz,float,needspace}
        \\usepackage[labelformat=empty]{caption}
        \\floatplacement{table}{H}
        """
        .replace("LANGUAGE", spanish ? "spanish,es-noshorthands" : "english");
  }

  private String bold(String what) {
    return "\\noindent\\textbf{" + Latex.escaped(sheet.say(what)) + "}";
  }

  private static String parts(List<Part> parts) {
    StringBuilder out = new StringBuilder();
    for (Part part : parts) {
      out.append(text(part)).append("\n");
    }
    return out.toString();
  }

  private static String text(Part part) {
    if (part instanceof Part.Words words) {
      return Latex.escaped(words.text()) + "\n";
    } else if (part instanceof Part.Grid grid) {
      return grid.table().as(TABLE);
    } else if (part instanceof Part.Scene scene) {
      return "\\begin{center}\n" + scene.board().tikz() + "\\end{center}\n";
    }
    throw new IllegalArgumentException(part.toString());
  }
}
