package panal.lesson.worksheet;

import java.util.List;
import java.util.stream.Collectors;
import panal.message.Messages;
import panal.search.Description;
import panal.search.Perspective;
import panal.search.mcts.MctsSettings;
import panal.search.mcts.Recommendation;
import panal.search.mcts.expansion.ExpansionOrder;
import panal.trace.Trace;

/** The Java that makes the search of a trace again, with a stepper on it. */
final class SearchCode {

  private static final List<String> IMPORTS =
      List.of(
          "panal.games.Games",
          "panal.notebook.Stepper",
          "panal.search.Perspective",
          "panal.search.Phase",
          "panal.search.exact.DepthFirst",
          "panal.search.mcts.Mcts",
          "panal.search.mcts.MctsSettings",
          "panal.search.mcts.Recommendation",
          "panal.search.mcts.expansion.ExpansionOrder");

  private MctsSettings settings;
  private final StringBuilder code = new StringBuilder();

  private SearchCode() {}

  /**
   * The text of a cell; it names the stepper {@code paso} and leaves it at the start.
   *
   * @throws IllegalArgumentException if the description does not tell all that the search needs, as
   *     where rollouts come from a script
   */
  static String of(Trace<?> trace) {
    String moves = trace.moves().stream().map(Object::toString).collect(Collectors.joining(" "));
    String game = "Games.parse(\"" + trace.game().name() + "\")";
    return IMPORTS.stream().map(name -> "import " + name + ";\n").collect(Collectors.joining())
        + "\nvar paso = Stepper.of(\n    "
        + game
        + ", \""
        + moves
        + "\",\n    "
        + search(trace.description())
        + ");\npaso.cursor().run("
        + trace.iterations()
        + ");\npaso.cursor().toStart();";
  }

  private static String search(Description search) {
    if (search.isExact()) {
      return search.selection().equals("minimax") ? "DepthFirst::minimax" : "DepthFirst::alphaBeta";
    }
    return "root -> new Mcts<>(root, " + new SearchCode().settings(search) + ")";
  }

  /** Makes the settings and writes down how, and compares what came of it. */
  private String settings(Description search) {
    if (search.c().isPresent()) {
      settings = MctsSettings.uct(search.c().getAsDouble());
      code.append("MctsSettings.uct(")
          .append(Description.number(search.c().getAsDouble()))
          .append(")");
    } else {
      settings = MctsSettings.greedy();
      code.append("MctsSettings.greedy()");
    }
    if (search.perspective() == Perspective.ROOT) {
      settings = settings.withPerspective(Perspective.ROOT);
      code.append("\n        .withPerspective(Perspective.ROOT)");
    }
    for (ExpansionOrder order : ExpansionOrder.values()) {
      if (order.code().equals(search.expansion()) && order != ExpansionOrder.RANDOM) {
        settings = settings.withExpansion(order);
        code.append("\n        .withExpansion(ExpansionOrder.").append(order).append(")");
      }
    }
    if (search.recommendation().equals(Recommendation.HIGHEST_MEAN.code())) {
      settings = settings.withRecommendation(Recommendation.HIGHEST_MEAN);
      code.append("\n        .withRecommendation(Recommendation.HIGHEST_MEAN)");
    }
    settings = settings.withSeed(search.seed());
    code.append("\n        .withSeed(").append(search.seed()).append("L)");
    if (!settings.description().equals(search)) {
      throw new IllegalArgumentException(Messages.of("worksheet.notAgain"));
    }
    return code.toString();
  }
}
