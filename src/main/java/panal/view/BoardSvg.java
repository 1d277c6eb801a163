package panal.view;

import panal.game.Picture;

/** A {@link Picture} of a state as SVG, see {@link Board}. */
public final class BoardSvg {

  private BoardSvg() {}

  /** The picture as an SVG document; its title is the document's label. */
  public static String of(Picture picture) {
    return of(picture, "");
  }

  /**
   * The same with a line below that says what its numbers are.
   *
   * @param caption that line; empty for none
   */
  public static String of(Picture picture, String caption) {
    return drawing(picture, caption).toString();
  }

  /** The same as a drawing, whose elements can be had one by one. */
  public static Svg drawing(Picture picture, String caption) {
    BoardDrawing drawing = new BoardDrawing(picture, caption);
    String label = caption.isEmpty() ? picture.title() : picture.title() + ". " + caption;
    Svg svg = new Svg(drawing.width(), drawing.height(), label);
    drawing.on(new SvgCanvas(svg));
    return svg;
  }
}
