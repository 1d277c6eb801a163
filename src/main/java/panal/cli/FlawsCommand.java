package panal.cli;

import java.io.PrintWriter;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.Callable;
import panal.lesson.Flaw;
import panal.lesson.FlawCard;
import panal.lesson.Specimen;
import panal.lesson.SpecimenSearch;
import panal.lesson.Specimens;
import panal.message.Language;
import panal.search.Perspective;
import panal.view.Entry;
import panal.view.Table;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code panal flaws}: the mistakes of the bug lab, and where each shows. */
@Command(name = "flaws")
final class FlawsCommand implements Callable<Integer> {

  @Spec private CommandSpec spec;

  @Parameters(
      arity = "0..1",
      paramLabel = "NAME",
      converter = SearchOptions.ByCode.class,
      descriptionKey = "panal.flaws.name")
  private Flaw flaw;

  @Option(names = "--find")
  private boolean find;

  @Option(names = "--json", descriptionKey = "options.json")
  private boolean json;

  @Mixin private TextOptions text;

  @Override
  public Integer call() {
    PrintWriter out = spec.commandLine().getOut();
    List<Flaw> flaws = flaw == null ? Arrays.asList(Flaw.values()) : List.of(flaw);
    Language language = text.look(Perspective.CHOOSER).language();
    if (find) {
      SpecimenSearch search = new SpecimenSearch();
      out.print(Specimens.text(flaws.stream().map(search::find).toList()));
    } else if (json) {
      out.print(Specimens.text(flaws.stream().map(Specimens::of).toList()));
    } else if (flaw == null) {
      out.println(list(language));
    } else {
      out.println(new FlawCard(flaw, language));
    }
    out.flush();
    return 0;
  }

  private static Table list(Language language) {
    return new Table(
        "",
        List.of(
            Table.Column.text("--flaw"),
            Table.Column.text(FlawCard.say(language, "column.what")),
            Table.Column.text(FlawCard.say(language, "column.where"))),
        Specimens.all().stream().map(specimen -> row(specimen, language)).toList());
  }

  private static List<Entry> row(Specimen specimen, Language language) {
    return List.of(
        new Entry.Text(specimen.flaw().code()),
        new Entry.Text(specimen.flaw().title(language)),
        new Entry.Text((specimen.game() + " " + specimen.moves()).strip()));
  }
}
