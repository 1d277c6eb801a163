package panal.cli;

import java.util.Arrays;
import java.util.Map;
import panal.search.Perspective;
import panal.search.mcts.MctsSettings;
import panal.search.mcts.Recommendation;
import panal.search.mcts.expansion.ExpansionOrder;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Option;

/** What any tree search can be told, whatever its selection; a mixin. */
final class UsualOptions {

  @Option(
      names = "--perspective",
      defaultValue = "chooser",
      paramLabel = "root|chooser",
      descriptionKey = "options.perspective")
  private Perspective perspective;

  @Option(
      names = "--expansion",
      defaultValue = "random",
      paramLabel = "random|inorder|lastfirst",
      descriptionKey = "options.expansion")
  private ExpansionOrder expansion;

  @Option(
      names = "--recommend",
      defaultValue = "visits",
      paramLabel = "visits|mean",
      converter = ByCode.class,
      descriptionKey = "options.recommend")
  private Recommendation recommendation;

  @Option(names = "--seed", defaultValue = "42", paramLabel = "S", descriptionKey = "options.seed")
  private long seed;

  /** These settings with what the options say. */
  MctsSettings applyTo(MctsSettings settings) {
    return settings
        .withPerspective(perspective)
        .withExpansion(expansion)
        .withRecommendation(recommendation)
        .withSeed(seed);
  }

  /** What they say, by the keys that the descriptions of searches have. */
  Map<String, String> parameters() {
    return Map.of(
        "perspective",
        perspective.code(),
        "expansion",
        expansion.code(),
        "recommendation",
        recommendation.code());
  }

  /** The seed, or the first of them. */
  long seed() {
    return seed;
  }

  private static final class ByCode implements ITypeConverter<Recommendation> {
    @Override
    public Recommendation convert(String code) {
      return Arrays.stream(Recommendation.values())
          .filter(recommendation -> recommendation.code().equals(code))
          .findFirst()
          .orElseThrow(() -> new IllegalArgumentException());
    }
  }
}
