package panal.notebook;

import java.util.Map;
import panal.view.Displayable;

/**
 * A value with the forms in which it is to be shown, as {@code render} gives it.
 *
 * @param mimeBundle MIME type → content; unmodifiable
 */
public record Rendered(Map<String, String> mimeBundle) implements Displayable {}
