package panal.message;

import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.EnumMap;
import java.util.ListResourceBundle;
import java.util.Map;
import java.util.MissingResourceException;
import java.util.Properties;
import java.util.ResourceBundle;

/**
 * Every sentence, heading and label that a person meets, by key and language.
 *
 * <p>The texts are in {@code messages_es.properties} and {@code messages_en.properties} beside this
 * class, in UTF-8. {@code {0}}, {@code {1}} … stand for the arguments, which appear as their {@code
 * toString} has them: numbers are formatted by the caller, so that no locale has a say.
 */
public final class Messages {

  private static final Map<Language, Properties> TEXTS = load();

  private Messages() {}

  /** The text of {@code key} in the language of this process. */
  public static String of(String key, Object... arguments) {
    return in(Language.current(), key, arguments);
  }

  /**
   * The text of {@code key} in a given language.
   *
   * @throws MissingResourceException if there is none
   */
  public static String in(Language language, String key, Object... arguments) {
    String text = TEXTS.get(language).getProperty(key);
    if (text == null) {
      throw new MissingResourceException(
          "no text for " + key + " in " + language.code(), Messages.class.getName(), key);
    }
    return filled(text, arguments);
  }

  /**
   * The texts of the language of this process as a bundle, for libraries that look keys up
   * themselves.
   */
  public static ResourceBundle bundle() {
    Properties texts = TEXTS.get(Language.current());
    return new ListResourceBundle() {
      @Override
      protected Object[][] getContents() {
        return texts.entrySet().stream()
            .map(text -> new Object[] {text.getKey(), text.getValue()})
            .toArray(Object[][]::new);
      }
    };
  }

  private static String filled(String text, Object[] arguments) {
    StringBuilder out = new StringBuilder(text.length() + 32);
    int from = 0;
    for (int open = text.indexOf('{'); open >= 0; open = text.indexOf('{', from)) {
      int close = text.indexOf('}', open);
      out.append(text, from, open).append(arguments[Integer.parseInt(text, open + 1, close, 10)]);
      from = close + 1;
    }
    return out.append(text, from, text.length()).toString();
  }

  private static Map<Language, Properties> load() {
    Map<Language, Properties> texts = new EnumMap<>(Language.class);
    for (Language language : Language.values()) {
      String file = "messages_" + language.code() + ".properties";
      try (InputStream in = Messages.class.getResourceAsStream(file);
          Reader reader = new InputStreamReader(in, StandardCharsets.UTF_8)) {
        Properties properties = new Properties();
        properties.load(reader);
        texts.put(language, properties);
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
    return texts;
  }
}
