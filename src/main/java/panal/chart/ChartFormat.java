package panal.chart;

import de.erichseifert.vectorgraphics2d.Document;
import de.erichseifert.vectorgraphics2d.Processors;
import de.erichseifert.vectorgraphics2d.VectorGraphics2D;
import de.erichseifert.vectorgraphics2d.util.PageSize;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import panal.view.Png;

/**
 * The file formats of charts. All text is drawn as outlines, so a file looks the same on a machine
 * with other fonts.
 */
public enum ChartFormat {
  /** Pixels. */
  PNG {
    @Override
    byte[] write(Chart chart) {
      BufferedImage image =
          new BufferedImage(
              (int) (SCALE * Chart.WIDTH),
              (int) (SCALE * Chart.HEIGHT),
              BufferedImage.TYPE_INT_RGB);
      Graphics2D g = image.createGraphics();
      g.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
      g.setRenderingHint(RenderingHints.KEY_STROKE_CONTROL, RenderingHints.VALUE_STROKE_PURE);
      g.scale(SCALE, SCALE);
      chart.paint(g);
      g.dispose();
      return Png.encoded(image);
    }
  },
  /** Scalable, for the web. */
  SVG {
    @Override
    byte[] write(Chart chart) {
      String svg = new String(vector(chart, "svg", 1), StandardCharsets.UTF_8);
      return ShortPaths.in(svg).getBytes(StandardCharsets.UTF_8);
    }
  },
  /** Scalable, for print and LaTeX. */
  PDF {
    @Override
    byte[] write(Chart chart) {
      return vector(chart, "pdf", MILLIMETRES);
    }
  };

  /** How the names of their files end. */
  public static final List<String> EXTENSIONS =
      Arrays.stream(values()).map(ChartFormat::extension).toList();

  private static final double SCALE = 1.5; // pixels to a point
  private static final double MILLIMETRES = 25.4 / 72; // in a point

  abstract byte[] write(Chart chart);

  /** How the names of its files end, without the dot. */
  public String extension() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** The format whose files end in {@code extension}, in lower case and without the dot. */
  public static Optional<ChartFormat> of(String extension) {
    return Arrays.stream(values())
        .filter(format -> format.extension().equals(extension))
        .findFirst();
  }

  /**
   * @param unit of the writer's pages, in points
   */
  private static byte[] vector(Chart chart, String format, double unit) {
    VectorGraphics2D g = new VectorGraphics2D();
    g.scale(unit, unit);
    chart.paint(g);
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    synchronized (ChartFormat.class) {
      // Its writers format numbers by the default locale, which breaks files under ar_EG.
      Locale usual = Locale.getDefault(Locale.Category.FORMAT);
      Locale.setDefault(Locale.Category.FORMAT, Locale.ROOT);
      try {
        PageSize page = new PageSize(unit * Chart.WIDTH, unit * Chart.HEIGHT);
        Document document = Processors.get(format).getDocument(g.getCommands(), page);
        document.writeTo(out);
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      } finally {
        Locale.setDefault(Locale.Category.FORMAT, usual);
      }
    }
    return out.toByteArray();
  }
}
