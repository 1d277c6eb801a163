package panal.experiment.match;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import panal.message.Messages;

/**
 * One of the parts into which the work is cut, such as {@code 3/16}.
 *
 * @param number from 1
 * @param of how many there are
 */
public record Shard(int number, int of) {

  private static final Pattern TEXT = Pattern.compile("(\\d{1,6})/(\\d{1,6})");

  /** The only part. */
  public static final Shard WHOLE = new Shard(1, 1);

  /** Checks the numbers. */
  public Shard {
    if (number < 1 || number > of) {
      throw new IllegalArgumentException(Messages.of("match.shard", number + "/" + of));
    }
  }

  /**
   * The part that a text names.
   *
   * @throws IllegalArgumentException if it names none
   */
  public static Shard parse(String text) {
    Matcher shard = TEXT.matcher(text);
    if (!shard.matches()) {
      throw new IllegalArgumentException(Messages.of("match.shard", text));
    }
    return new Shard(Integer.parseInt(shard.group(1)), Integer.parseInt(shard.group(2)));
  }

  /** Whether a thing belongs to it, by its place from 0. */
  boolean has(int place) {
    return place % of == number - 1;
  }

  @Override
  public String toString() {
    return number + "/" + of;
  }
}
