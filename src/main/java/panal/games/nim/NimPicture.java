package panal.games.nim;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import panal.game.Glyphs;
import panal.game.Picture;
import panal.game.Picture.Label;
import panal.game.Picture.Mark;
import panal.game.Picture.Meaning;
import panal.game.Picture.Place;
import panal.game.Picture.Point;
import panal.game.Picture.Stone;
import panal.game.Picture.Tile;
import panal.message.Language;
import panal.message.Messages;

/**
 * Nim drawn and written: a row for each heap with its number at the left and what is left at the
 * right, on a ground as long as the heap was at the start. A counter is marked where a legal take
 * can begin: it and all counters to its right go. One unit is a counter's place; of a heap longer
 * than 30 only so many are shown.
 */
record NimPicture(Nim nim) {

  private static final int SHOWN = 30;
  private static final double ROW = 1.3;
  private static final double COUNTER = 0.4;

  Picture picture(Language language) {
    List<Tile> tiles = new ArrayList<>();
    List<Stone> counters = new ArrayList<>();
    List<Mark> marks = new ArrayList<>();
    List<Label> labels = new ArrayList<>();
    for (int h = 0; h < nim.heaps().size(); h++) {
      int size = nim.heaps().get(h);
      int length = Math.min(nim.rules().heaps().get(h), SHOWN);
      Point first = new Point(0, ROW * h);
      tiles.add(tile(first, length));
      List<Integer> takes = nim.rules().takesFrom(size);
      for (int i = 0; i < Math.min(size, SHOWN); i++) {
        Stone counter = Stone.counter(first.plus(i, 0), COUNTER);
        int take = size - i;
        counters.add(takes.contains(take) ? counter.withAction(new Take(h + 1, take)) : counter);
      }
      for (int take : takes) {
        if (size - take < SHOWN) {
          marks.add(new Mark(first.plus(size - take, 0), COUNTER, Meaning.LEGAL));
        }
      }
      String left = size > SHOWN ? "… " + size : String.valueOf(size);
      labels.add(new Label(String.valueOf(h + 1), first.plus(-0.8, 0), Place.LEFT));
      labels.add(new Label(left, first.plus(length - 0.2, 0), Place.RIGHT));
    }
    return new Picture(title(language), tiles, List.of(), counters, marks, labels);
  }

  String text(Glyphs glyphs) {
    String more = glyphs == Glyphs.UNICODE ? "… " : "... ";
    StringBuilder text = new StringBuilder(nim.rules().name());
    for (int h = 0; h < nim.heaps().size(); h++) {
      int size = nim.heaps().get(h);
      String counters = "| ".repeat(Math.min(size, SHOWN)) + (size > SHOWN ? more : "");
      text.append('\n').append(h + 1).append(": ").append(counters).append(size);
    }
    return text.toString();
  }

  private static Tile tile(Point first, int length) {
    double half = 0.55;
    return Tile.ground(
        List.of(
            first.plus(-half, -half),
            first.plus(length - 1 + half, -half),
            first.plus(length - 1 + half, half),
            first.plus(-half, half)));
  }

  private String title(Language language) {
    NimGame rules = nim.rules();
    String heaps = nim.heaps().stream().map(String::valueOf).collect(Collectors.joining(" "));
    String rule = rules.misere() ? "nim.title.misere" : "nim.title.normal";
    String what = Messages.in(language, rule, heaps);
    if (!rules.takes().isEmpty()) {
      what += Messages.in(language, "nim.title.takes", rules.takesAsText());
    }
    return Picture.title(what, nim, rules, language);
  }
}
