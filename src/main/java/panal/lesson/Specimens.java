package panal.lesson;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.stream.Collectors;
import tools.jackson.core.type.TypeReference;
import tools.jackson.databind.json.JsonMapper;

/**
 * The smallest position for each flaw, as {@link SpecimenSearch} found them once: {@code
 * specimens.json} beside this class, written by {@code panal flaws --find} and checked by a test.
 */
public final class Specimens {

  private static final JsonMapper JSON = JsonMapper.builder().build();
  private static final List<Specimen> ALL = load();

  private Specimens() {}

  /** In the order of the flaws, one each, unmodifiable. */
  public static List<Specimen> all() {
    return ALL;
  }

  /** The specimen of a flaw. */
  public static Specimen of(Flaw flaw) {
    return ALL.stream().filter(specimen -> specimen.flaw() == flaw).findFirst().orElseThrow();
  }

  /** The text of the file, one specimen a line. */
  public static String text(List<Specimen> specimens) {
    return specimens.stream()
        .map(JSON::writeValueAsString)
        .collect(Collectors.joining(",\n", "[\n", "\n]\n"));
  }

  private static List<Specimen> load() {
    try (InputStream in = Specimens.class.getResourceAsStream("specimens.json")) {
      return List.copyOf(JSON.readValue(in, new TypeReference<List<Specimen>>() {}));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
