package panal.game;

/**
 * A state that can say beforehand how many positions there may be below it, so that an exact method
 * refuses at once what would not fit.
 */
public interface Bounded {

  /** At least as many as the different states that can come up from here on, this one included. */
  PositionBound positionBound();
}
