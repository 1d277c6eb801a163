package panal.lesson;

/**
 * A {@link Checklist} that does not hold in every line; the message is the list. Without a stack
 * trace, which would push the list off the screen.
 */
public final class ChecklistException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  ChecklistException(String list) {
    super(list, null, false, false);
  }
}
