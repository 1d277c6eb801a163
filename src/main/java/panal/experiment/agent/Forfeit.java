package panal.experiment.agent;

/**
 * An agent gives up the game, or what it does loses it: the other one wins, and the games go on.
 * Any other exception of an agent is a fault and ends them.
 */
public final class Forfeit extends RuntimeException {

  private static final long serialVersionUID = 1;

  private final String reason;

  /**
   * Why the game is lost.
   *
   * @param reason one word for files, in lower case
   * @param message a sentence for people
   */
  public Forfeit(String reason, String message) {
    super(message);
    this.reason = reason;
  }

  /** One word for files, in lower case. */
  public String reason() {
    return reason;
  }
}
