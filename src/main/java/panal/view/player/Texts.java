package panal.view.player;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The distinct texts of a page, referred to by number. The first are the counts 0, 1, 2 …, so that
 * a count is the number of its own text and the page writes no number itself.
 */
final class Texts {

  private final List<String> all = new ArrayList<>();
  private final Map<String, Integer> numbers = new HashMap<>();

  /** The counts up to a largest one. */
  Texts(long largest) {
    for (long count = 0; count <= largest; count++) {
      number(Long.toString(count));
    }
  }

  /** The number of a text, which is added if need be. */
  int number(String text) {
    Integer known = numbers.get(text);
    if (known == null) {
      known = all.size();
      numbers.put(text, known);
      all.add(text);
    }
    return known;
  }

  /** The texts by number, unmodifiable. */
  List<String> all() {
    return Collections.unmodifiableList(all);
  }
}
