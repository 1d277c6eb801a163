package panal.rollout;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import panal.game.Game;
import panal.game.Guide;
import panal.game.Guided;
import panal.message.Messages;

/** Rollouts by their names. */
public final class Rollouts {

  private static final String UNIFORM = "uniform";

  private Rollouts() {}

  /**
   * The rollouts of that name.
   *
   * @param name {@code uniform}, or a guide of the game
   * @throws IllegalArgumentException if there are none of that name
   */
  public static Rollout named(String name, Game<?> game) {
    if (name.equals(UNIFORM)) {
      return new UniformRollout();
    }
    List<? extends Guide<?>> guides =
        game instanceof Guided<?> guided ? guided.guides() : List.of();
    return guides.stream()
        .filter(guide -> guide.code().equals(name))
        .findFirst()
        .map(GuidedRollout::new)
        .orElseThrow(
            () ->
                new IllegalArgumentException(
                    Messages.of(
                        "rollouts.guide",
                        name,
                        game.name(),
                        Stream.concat(Stream.of(UNIFORM), guides.stream().map(Guide::code))
                            .collect(Collectors.joining(", ")))));
  }
}
