package panal.view.player;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import panal.game.Picture;
import panal.game.Pictured;
import panal.game.State;
import panal.view.BoardSvg;
import panal.view.Look;
import panal.view.Svg;

/**
 * The distinct pictures of states on a page, as lists of numbers of their distinct elements: most
 * of a board is the same from one move to the next.
 *
 * <p>A picture is {@code [width, height, label, text, [elements]]}; a state that cannot be drawn
 * has no elements, and its text instead. An element is {@code [tag, [name, value, …], text]}.
 */
final class Pictures {

  private final Texts texts;
  private final Look look;
  private final List<Object> elements = new ArrayList<>();
  private final Map<Svg.Element, Integer> elementNumbers = new HashMap<>();
  private final List<One> pictures = new ArrayList<>();
  private final Map<One, Integer> numbers = new HashMap<>();

  private record One(String width, String height, int label, int text, List<Integer> parts) {

    /** As data, told by what it shares with another. */
    List<Object> beside(List<Integer> base) {
      int most = Math.min(base.size(), parts.size());
      int before = 0;
      while (before < most && base.get(before).equals(parts.get(before))) {
        before++;
      }
      int after = 0;
      while (after < most - before && fromEnd(base, after).equals(fromEnd(parts, after))) {
        after++;
      }
      List<Integer> own = parts.subList(before, parts.size() - after);
      return List.of(width, height, label, text, before, own, after);
    }

    private static Integer fromEnd(List<Integer> list, int index) {
      return list.get(list.size() - 1 - index);
    }
  }

  Pictures(Texts texts, Look look) {
    this.texts = texts;
    this.look = look;
  }

  /** The number of the picture of a state. */
  int number(State<?> state) {
    return state instanceof Pictured pictured
        ? drawn(pictured.picture(look.notation(), look.language()))
        : written(state);
  }

  /**
   * A picture with moves on it.
   *
   * @param number of the picture
   * @param shown whether every move is on it
   */
  record Played(int number, boolean shown) {}

  /** The same with moves, the last of which led there, numbered from 1 on the tiles they have. */
  Played played(State<?> state, List<?> moves) {
    if (!(state instanceof Pictured pictured)) {
      return new Played(written(state), moves.isEmpty());
    }
    Picture picture = pictured.picture(look.notation(), look.language());
    Map<String, String> numbered = new LinkedHashMap<>();
    for (int i = 0; i < moves.size(); i++) {
      String move = moves.get(i).toString();
      if (picture.tile(move).isPresent()) {
        numbered.put(move, Integer.toString(i + 1));
      }
    }
    return new Played(drawn(picture.withNotes(numbered)), numbered.size() == moves.size());
  }

  private int drawn(Picture picture) {
    Svg svg = BoardSvg.drawing(picture.withTitle(""), "");
    return added(
        new One(
            Svg.number(svg.width()),
            Svg.number(svg.height()),
            texts.number(picture.title()),
            texts.number(""),
            svg.elements().stream().map(this::element).toList()));
  }

  private int written(State<?> state) {
    return added(new One("0", "0", texts.number(""), texts.number(state.toString()), List.of()));
  }

  private int added(One picture) {
    return numbers.computeIfAbsent(
        picture,
        one -> {
          pictures.add(one);
          return pictures.size() - 1;
        });
  }

  private int element(Svg.Element element) {
    return elementNumbers.computeIfAbsent(
        element,
        one -> {
          List<String> attributes = new ArrayList<>();
          one.attributes().forEach((name, value) -> attributes.addAll(List.of(name, value)));
          elements.add(List.of(one.tag(), attributes, one.text()));
          return elements.size() - 1;
        });
  }

  /** The elements by number, unmodifiable. */
  List<Object> elements() {
    return Collections.unmodifiableList(elements);
  }

  /** The pictures by number, unmodifiable. */
  List<Object> all() {
    List<Object> all = new ArrayList<>();
    for (One picture : pictures) {
      all.add(picture.beside(all.isEmpty() ? List.of() : pictures.get(0).parts()));
    }
    return Collections.unmodifiableList(all);
  }
}
