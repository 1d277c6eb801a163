package panal.notebook.page;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Base64;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.commonmark.Extension;
import org.commonmark.ext.gfm.tables.TablesExtension;
import org.commonmark.node.Image;
import org.commonmark.node.Link;
import org.commonmark.node.Node;
import org.commonmark.parser.Parser;
import org.commonmark.renderer.html.HtmlRenderer;
import tools.jackson.databind.JsonNode;

/**
 * The Markdown of a notebook as HTML: with tables and formulas, pictures inside the page, and links
 * to other notebooks led to their pages.
 */
final class MarkdownText {

  private static final Map<String, String> PICTURES =
      Map.of(
          "png", "image/png",
          "svg", "image/svg+xml",
          "jpg", "image/jpeg",
          "jpeg", "image/jpeg",
          "gif", "image/gif",
          "webp", "image/webp");
  private static final List<Extension> TABLES = List.of(TablesExtension.create());
  private static final Parser PARSER =
      Parser.builder()
          .extensions(TABLES)
          .customInlineContentParserFactory(new Formula.Syntax())
          .build();

  private final Path folder;

  /**
   * A writer for a notebook.
   *
   * @param folder where the notebook lies, which its pictures are looked for from
   */
  MarkdownText(Path folder) {
    this.folder = folder;
  }

  /**
   * The HTML of a text.
   *
   * @param attachments the cell's own pictures, name → MIME type → base64
   */
  String html(String markdown, JsonNode attachments) {
    return HtmlRenderer.builder()
        .extensions(TABLES)
        .nodeRendererFactory(Formula.Renderer::new)
        .attributeProviderFactory(
            context -> (node, tag, attributes) -> complete(node, attributes, attachments))
        .build()
        .render(PARSER.parse(markdown));
  }

  private void complete(Node node, Map<String, String> attributes, JsonNode attachments) {
    if (node instanceof Image image) {
      attributes.put("src", picture(image.getDestination(), attachments));
    } else if (node instanceof Link link && !link.getDestination().contains(":")) {
      attributes.put("href", link.getDestination().replaceFirst("\\.ipynb(?=$|#)", ".html"));
    }
  }

  private String picture(String address, JsonNode attachments) {
    if (address.startsWith("attachment:")) {
      JsonNode forms = attachments.path(address.substring("attachment:".length()));
      return forms
          .propertyStream()
          .findFirst()
          .map(form -> "data:" + form.getKey() + ";base64," + form.getValue().asString(""))
          .orElse(address);
    }
    String ending = address.substring(address.lastIndexOf('.') + 1).toLowerCase(Locale.ROOT);
    if (address.contains(":") || !PICTURES.containsKey(ending)) {
      return address;
    }
    Path file = folder.resolve(URI.create(address).getPath());
    try {
      return Files.isRegularFile(file)
          ? "data:" + PICTURES.get(ending) + ";base64," + base64(Files.readAllBytes(file))
          : address;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static String base64(byte[] bytes) {
    return Base64.getEncoder().encodeToString(bytes);
  }
}
