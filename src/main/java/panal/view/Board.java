package panal.view;

import java.nio.charset.StandardCharsets;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import panal.game.Glyphs;
import panal.game.Linked;
import panal.game.Notation;
import panal.game.Picture;
import panal.game.Picture.Link;
import panal.game.Picture.Meaning;
import panal.game.Pictured;
import panal.message.Language;
import panal.message.Messages;

/**
 * A state as it shows itself in a notebook and on a slide. The value of a cell that is a state
 * alone is shown like this too, in the notation {@link Notation#RC} and the language of the
 * process.
 *
 * <p>On request there are numbers on cells and stones, heat, marks and bridges. As text, what
 * cannot stand in the board itself stands below it.
 *
 * @param state what is seen
 * @param notation of the coordinates
 * @param language of the title
 * @param numbers on cells or stones, by the {@code toString} of the action that plays there
 * @param heat a number and a colour for each action
 * @param marks the {@code toString} of each action that is pointed at
 * @param links what holds together without touching
 */
public record Board(
    Pictured state,
    Notation notation,
    Language language,
    Map<String, String> numbers,
    Optional<Heat> heat,
    List<String> marks,
    List<Link> links)
    implements Displayable, Exportable {

  /** The formats of every board. */
  public static final List<String> FORMATS = List.of("txt", "svg", "tikz", "png");

  /** Takes copies. */
  public Board {
    numbers = Collections.unmodifiableMap(new TreeMap<>(numbers));
    marks = List.copyOf(marks);
    links = List.copyOf(links);
  }

  /** The board with nothing laid on it. */
  public Board(Pictured state, Notation notation, Language language) {
    this(state, notation, language, Map.of(), Optional.empty(), List.of(), List.of());
  }

  /** The same with a text on the cell of each of these actions, or on the stone that lies there. */
  public Board withNumbers(Map<?, ?> texts) {
    Map<String, String> byName = new TreeMap<>();
    texts.forEach((action, text) -> byName.put(action.toString(), text.toString()));
    return new Board(state, notation, language, byName, heat, marks, links);
  }

  /**
   * The same with the number of each move on its stone, from 1.
   *
   * @throws IllegalArgumentException if a move leaves no stone, as in Nim
   */
  public Board withMoveNumbers(List<?> moves) {
    Picture plain = state.picture(notation, language);
    for (Object move : moves) {
      if (plain.tile(move.toString()).isEmpty()) {
        throw new IllegalArgumentException(
            Messages.of("view.board.noStone", notation.print(move), plain.title()));
      }
    }
    Map<Object, Integer> numbered = new LinkedHashMap<>();
    for (int i = 0; i < moves.size(); i++) {
      numbered.put(moves.get(i), i + 1);
    }
    return withNumbers(numbered);
  }

  /** The same with heat. */
  public Board withHeat(Heat other) {
    return new Board(state, notation, language, numbers, Optional.of(other), marks, links);
  }

  /** The same with a frame around the cell of each of these actions. */
  public Board withMarks(List<?> actions) {
    List<String> names = actions.stream().map(Object::toString).toList();
    return new Board(state, notation, language, numbers, heat, names, links);
  }

  /**
   * The same with its bridges.
   *
   * @throws IllegalArgumentException if the game knows none
   */
  public Board withBridges() {
    if (!(state instanceof Linked linked)) {
      String title = state.picture(notation, language).title();
      throw new IllegalArgumentException(Messages.of("view.board.noBridges", title));
    }
    List<Link> bridges = linked.links(notation, language);
    return new Board(state, notation, language, numbers, heat, marks, bridges);
  }

  /**
   * The board with all that is laid on it.
   *
   * @throws IllegalArgumentException if an action has no place on the board
   */
  public Picture picture() {
    Picture picture = state.picture(notation, language).withLinks(links);
    Map<String, String> notes = new TreeMap<>(numbers);
    Map<String, Double> shares = new TreeMap<>();
    for (Heat.Spot spot : heat.map(Heat::spots).orElse(List.of())) {
      if (!spot.number().isEmpty()) {
        notes.putIfAbsent(spot.action().toString(), spot.number());
        shares.put(spot.action().toString(), spot.share());
      }
    }
    return picture.withHeat(shares).withNotes(notes).withMarks(marks, Meaning.POINTED);
  }

  /** The board as a drawing. */
  public String svg() {
    return BoardSvg.of(picture(), caption());
  }

  /** The board as TikZ. */
  public String tikz() {
    TikzCanvas canvas = new TikzCanvas();
    new BoardDrawing(picture(), caption()).on(canvas);
    return "% \\usepackage{tikz}\n" + canvas;
  }

  /** The board as lines of text, all else below it, without a line end after the last line. */
  public String text(Glyphs glyphs) {
    return new BoardText(this, glyphs).text();
  }

  @Override
  public List<String> formats() {
    return FORMATS;
  }

  @Override
  public byte[] bytes(String format) {
    return switch (format) {
      case "png" -> Png.of(svg());
      case "svg" -> utf8(svg());
      case "tikz" -> utf8(tikz());
      default -> utf8(text(Glyphs.UNICODE) + "\n");
    };
  }

  private static byte[] utf8(String content) {
    return content.getBytes(StandardCharsets.UTF_8);
  }

  @Override
  public Map<String, String> mimeBundle() {
    String label = caption().isEmpty() ? picture().title() : picture().title() + ". " + caption();
    return Bundle.picture(svg(), label, toString());
  }

  private String caption() {
    return heat.map(Heat::caption).orElse("");
  }

  /** The same as {@link #text}, in Unicode. */
  @Override
  public String toString() {
    return text(Glyphs.UNICODE);
  }
}
