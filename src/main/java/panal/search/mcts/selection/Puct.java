package panal.search.mcts.selection;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.stream.Collectors;
import panal.game.Game;
import panal.game.Guided;
import panal.game.Prior;
import panal.message.Messages;
import panal.search.NodeView;
import panal.search.Step;

/**
 * PUCT: the bonus goes to actions that look promising beforehand, and shrinks with their visits.
 *
 * <pre>{@code
 * score(v) = Q(v)/N(v) + c · P(v) · sqrt(N(parent)) / (1 + N(v))      [U1]
 * }</pre>
 *
 * Q(v)/N(v) is {@link NodeView#mean()}, in [-1, 1] and for the player whom the search's perspective
 * names; P(v) is {@link NodeView#prior()}, in [0, 1] and 1 in sum over the actions of the parent.
 * N(parent) counts as 1 in the very first iteration, where it is 0 and would leave P no say. An
 * action without a node counts as one with N = 0 and a mean of 0, and [M2] adds the one that scores
 * best, of equals that of the expansion's order: an action with a small prior may never be tried.
 * There is no logarithm, and P is about 1 over the number of actions, so c is not on the scale of
 * {@link Uct}'s. Θ(children + actions) a level, and one call of the prior for each node with a
 * child.
 *
 * @param weight c, the weight of exploration: finite and ≥ 0
 * @param guess P, a prior of the game that is searched
 * @see <a href="https://doi.org/10.1007/s10472-011-9258-6">Rosin, Multi-armed bandits with episode
 *     context, 2011, where the idea comes from</a>
 * @see <a href="https://doi.org/10.1038/nature24270">Silver et al., Mastering the game of Go
 *     without human knowledge, 2017, which has this form</a>
 */
public record Puct(double weight, Prior<?> guess) implements Selection {

  /** Checks c. */
  public Puct {
    new Uct(weight);
  }

  /**
   * A prior by its name.
   *
   * @param code {@code uniform} or one that the game offers; null for the first of the game's
   * @throws IllegalArgumentException if there is none of that name
   */
  public static <A> Prior<A> prior(String code, Game<A> game) {
    List<Prior<A>> priors = priors(game);
    return priors.stream()
        .filter(prior -> code == null || prior.code().equals(code))
        .findFirst()
        .orElseThrow(
            () ->
                new IllegalArgumentException(
                    Messages.of(
                        "puct.prior",
                        code,
                        game.name(),
                        priors.stream().map(Prior::code).collect(Collectors.joining(", ")))));
  }

  /** The priors for a game: those that it offers, the usual one first, and the uniform one. */
  @SuppressWarnings("unchecked") // a game offers priors for its own actions
  public static <A> List<Prior<A>> priors(Game<A> game) {
    List<Prior<A>> priors = new ArrayList<>();
    if (game instanceof Guided<?> guided) {
      priors.addAll(((Guided<A>) guided).priors());
    }
    priors.add(Prior.uniform());
    return priors;
  }

  @Override
  public double score(NodeView<?> parent, NodeView<?> child) {
    double mean = child.visits() == 0 ? 0 : child.mean();
    return mean + bonus(parent, child.prior().orElseThrow(), child.visits()); // [U1]
  }

  @Override
  public double untriedScore(NodeView<?> parent, double prior) {
    return bonus(parent, prior, 0);
  }

  private double bonus(NodeView<?> parent, double prior, long visits) {
    return weight * prior * Math.sqrt(Math.max(1, parent.visits())) / (1 + visits);
  }

  @Override
  public <A> Step.Candidate<A> candidate(NodeView<A> parent, NodeView<A> child) {
    double prior = child.prior().orElseThrow();
    return Selection.super
        .candidate(parent, child)
        .guessed(prior, bonus(parent, prior, child.visits()));
  }

  @Override
  public <A> Step.Candidate<A> untried(NodeView<A> parent, A action, double prior) {
    return Selection.super
        .untried(parent, action, prior)
        .guessed(prior, untriedScore(parent, prior));
  }

  @Override
  public Optional<Prior<?>> prior() {
    return Optional.of(guess);
  }

  @Override
  public String name() {
    return "puct";
  }

  @Override
  public OptionalDouble c() {
    return OptionalDouble.of(weight);
  }

  @Override
  public Map<String, String> options() {
    return Map.of("prior", guess.code());
  }
}
