package panal.rollout;

/** A script that ran out or asked for something that cannot be done. */
public final class ScriptException extends IllegalStateException {

  private static final long serialVersionUID = 1L;

  /** With the sentence that says what and where. */
  public ScriptException(String message) {
    super(message);
  }
}
