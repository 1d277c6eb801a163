package panal.experiment.match;

/**
 * One game of a tournament before it is played.
 *
 * @param number of the game within its tournament, from 1
 * @param round from 1; all games of a round start from the same opening
 * @param first the agent who moves first, by its number from 1
 * @param second the other one
 */
public record Fixture(int number, int round, int first, int second) {}
