package panal.view;

import com.github.weisj.jsvg.SVGDocument;
import com.github.weisj.jsvg.parser.LoaderContext;
import com.github.weisj.jsvg.parser.SVGLoader;
import com.github.weisj.jsvg.renderer.NullPlatformSupport;
import java.awt.Color;
import java.awt.Font;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import javax.imageio.ImageIO;

/**
 * Our own SVG as pixels, two for each of its own in both directions, fewer where a side would have
 * more than 8,000. The letters are those of the machine's sans serif, so the bytes differ from one
 * machine to another.
 */
public final class Png {

  private static final double SCALE = 2;
  private static final double MOST = 8000;

  private Png() {}

  /**
   * The drawing as a PNG file.
   *
   * @throws IllegalStateException if the machine has no fonts
   */
  static byte[] of(String svg) {
    Fonts.sansSerif(Font.PLAIN, 12);
    // Java knows no font called system-ui, and none between regular and bold.
    byte[] markup =
        svg.replace(Style.FONT, "SansSerif")
            .replace("font-weight=\"600\"", "font-weight=\"700\"")
            .getBytes(StandardCharsets.UTF_8);
    SVGDocument document =
        new SVGLoader().load(new ByteArrayInputStream(markup), null, LoaderContext.createDefault());
    double width = document.size().width;
    double height = document.size().height;
    double scale = Math.min(SCALE, MOST / Math.max(width, height));
    BufferedImage image =
        new BufferedImage(
            (int) Math.ceil(scale * width),
            (int) Math.ceil(scale * height),
            BufferedImage.TYPE_INT_RGB);
    Graphics2D g = image.createGraphics();
    g.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
    g.setRenderingHint(RenderingHints.KEY_STROKE_CONTROL, RenderingHints.VALUE_STROKE_PURE);
    g.setRenderingHint(
        RenderingHints.KEY_FRACTIONALMETRICS, RenderingHints.VALUE_FRACTIONALMETRICS_ON);
    g.setColor(Color.WHITE);
    g.fillRect(0, 0, image.getWidth(), image.getHeight());
    g.scale(scale, scale);
    document.renderWithPlatform(NullPlatformSupport.INSTANCE, g, null);
    g.dispose();
    return encoded(image);
  }

  /** An image as a PNG file. */
  public static byte[] encoded(BufferedImage image) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    try {
      ImageIO.write(image, "png", out);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return out.toByteArray();
  }
}
