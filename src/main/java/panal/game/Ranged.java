package panal.game;

/** A state of a game whose utilities are not those of a game won or lost, -1 to 1. */
public interface Ranged {

  /** What {@link Player#FIRST} can get in the whole game, the same in all its states. */
  Range range();
}
