package panal.notebook;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import panal.message.Messages;

class NotebookTest {

  private static final String LIKE_JUPYTER =
      """
      {
       "cells": [
        {
         "cell_type": "markdown",
         "id": "intro",
         "metadata": {},
         "source": [
          "# Título ⬡\\n",
          "dos líneas"
         ]
        },
        {
         "cell_type": "code",
         "execution_count": 1,
         "id": "b2",
         "metadata": {
          "tags": [
           "raises-exception"
          ]
         },
         "outputs": [
          {
           "name": "stdout",
           "output_type": "stream",
           "text": [
            "a\\u001b/\\n"
           ]
          }
         ],
         "source": []
        }
       ],
       "metadata": {
        "something": {
         "unknown": 1.5
        }
       },
       "nbformat": 4,
       "nbformat_minor": 5
      }
      """;

  @Test
  void whatJupyterWroteIsWrittenBackByteForByte() {
    assertThat(Notebook.parse(LIKE_JUPYTER).json()).isEqualTo(LIKE_JUPYTER);
  }

  /** {@code Double.toString} gives 9.999999999999999E22 before Java 19. */
  @Test
  void numbersHaveTheSameDigitsOnEveryJava() {
    String json = LIKE_JUPYTER.replace("\"unknown\": 1.5", "\"unknown\": 1e23");
    assertThat(Notebook.parse(json).json()).contains("\"unknown\": 1.0E23");
  }

  @Test
  void anOlderNotebookGetsIdsByPositionAndVersionFive() {
    String old =
        """
        {"nbformat": 4, "nbformat_minor": 2, "metadata": {}, "cells": [
          {"cell_type": "markdown", "metadata": {}, "source": "one\\ntwo"},
          {"cell_type": "markdown", "metadata": {}, "source": [], "id": "cell-3"},
          {"cell_type": "markdown", "metadata": {}, "source": [], "id": "not valid"}]}
        """;
    Notebook notebook = Notebook.parse(old);
    String json = notebook.json();
    assertThat(json)
        .contains("\"source\": [\n    \"one\\n\",\n    \"two\"\n   ]")
        .contains("\"nbformat_minor\": 5", "\"id\": \"cell-1\"", "\"id\": \"cell-3\"")
        .contains("\"id\": \"cell-3-");
    assertThat(notebook.cells().get(0).source()).isEqualTo("one\ntwo");
    assertThat(Notebook.parse(old).json()).isEqualTo(json);
    assertThat(Notebook.parse(json).json()).isEqualTo(json);
  }

  @Test
  void linesAreCutAsPythonCutsThem() {
    assertThat(Notebook.lines("a\r\nb\rc\u2028d\n\n").toString())
        .isEqualTo("[\"a\\r\\n\",\"b\\r\",\"c\u2028\",\"d\\n\",\"\\n\"]");
    assertThat(Notebook.lines("")).isEmpty();
  }

  @Test
  void streamsJoinWhereTheyFollowEachOther() {
    NotebookCell cell = Notebook.parse(LIKE_JUPYTER).cells().get(1);
    cell.clear();
    cell.executed(4);
    cell.stream("stdout", "a");
    cell.stream("stdout", "b\nc");
    cell.stream("stderr", "x\n");
    cell.stream("stdout", "d");
    cell.result(Map.of("text/plain", "5"));
    cell.error("E", "why", List.of("one", "two"));
    assertThat(cell.outputs().stream().map(Object::toString))
        .containsExactly(
            "{\"output_type\":\"stream\",\"name\":\"stdout\",\"text\":[\"ab\\n\",\"c\"]}",
            "{\"output_type\":\"stream\",\"name\":\"stderr\",\"text\":[\"x\\n\"]}",
            "{\"output_type\":\"stream\",\"name\":\"stdout\",\"text\":[\"d\"]}",
            "{\"output_type\":\"execute_result\",\"execution_count\":4,\"metadata\":{},"
                + "\"data\":{\"text/plain\":[\"5\"]}}",
            "{\"output_type\":\"error\",\"ename\":\"E\",\"evalue\":\"why\","
                + "\"traceback\":[\"one\",\"two\"]}");
  }

  @Test
  void anotherFormatIsRefusedByName() {
    assertThatThrownBy(() -> Notebook.parse("{\"nbformat\": 3, \"worksheets\": []}"))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("nbformat 4")
        .hasMessageContaining("3");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "'\"metadata\":5,\"cells\":[]' | notebook.metadata",
        "'\"cells\":[5]' | notebook.cell.object",
        "'\"cells\":[{\"source\":\"\"}]' | notebook.cell.type",
        "'\"cells\":[{\"cell_type\":\"code\",\"source\":5}]' | notebook.cell.source",
        "'\"cells\":[{\"cell_type\":\"code\",\"source\":[5]}]' | notebook.cell.source",
        "'\"cells\":[{\"cell_type\":\"code\"}]' | notebook.cell.source",
        "'\"cells\":[{\"cell_type\":\"code\",\"source\":\"\",\"metadata\":[]}]' "
            + "| notebook.cell.metadata",
        "'\"cells\":[{\"cell_type\":\"code\",\"source\":\"\",\"outputs\":{}}]' "
            + "| notebook.cell.outputs"
      })
  void whatIsOfTheWrongKindIsNamed(String fields, String key) {
    assertThatThrownBy(() -> Notebook.parse("{\"nbformat\":4," + fields + "}"))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining(Messages.of(key));
  }

  @Test
  void aFileThatIsNotUtf8IsNamedAsSuch(@TempDir Path folder) throws IOException {
    Path file = Files.write(folder.resolve("a.ipynb"), new byte[] {'"', (byte) 0xff, '"'});
    assertThatThrownBy(() -> Notebook.read(file))
        .isInstanceOf(IOException.class)
        .hasMessage(Messages.of("cli.notUtf8", file));
  }
}
