package panal.search;

import java.util.OptionalDouble;

/**
 * A search in words that a table or a file can carry.
 *
 * @param selection the bare name of the policy, such as {@code uct}
 * @param c its weight of exploration, where it has one
 * @param perspective whose utility Q adds up
 * @param expansion the order in which actions are tried
 * @param recommendation how the answer is chosen
 * @param seed of all random draws
 */
public record Description(
    String selection,
    OptionalDouble c,
    Perspective perspective,
    String expansion,
    String recommendation,
    long seed) {}
