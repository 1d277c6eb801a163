package panal.game;

import panal.message.Messages;

/** More positions than an exact method takes on, see {@link PositionBound}. */
public final class TooManyPositionsException extends IllegalArgumentException {

  private static final long serialVersionUID = 1L;

  /** Refused before anything was visited, because of what was reckoned. */
  TooManyPositionsException(PositionBound bound) {
    super(
        Messages.of(
            "positions.bound",
            PositionBound.readable(bound.positions()),
            PositionBound.readable(bound.moves()),
            PositionBound.POSITIONS_LIMIT,
            PositionBound.MOVES_LIMIT));
  }

  /** Given up at the limit, where nothing could be reckoned. */
  TooManyPositionsException() {
    super(Messages.of("positions.limit", PositionBound.POSITIONS_LIMIT, PositionBound.MOVES_LIMIT));
  }
}
