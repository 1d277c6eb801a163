package panal.games;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import panal.games.hex.HexGame;
import panal.games.nim.NimGame;

class GamesTest {

  /** Ten times as many moves take ten times as long, not a hundred times. */
  @Test
  void aLongLineOfMovesIsReadInOneGo() {
    String line = " 1:1 ".repeat(200_000);
    assertThat(new NimGame(List.of(3), false, List.of()).actions(line)).hasSize(200_000);
    assertThat(new HexGame(3).actions(" (1, 1)  b2\t( 0 , 2 )\n")).hasSize(3);
  }

  @Test
  void aHeapThatIsTooLargeIsNamed() {
    assertThatThrownBy(() -> Games.parse("nim(1000000)"))
        .hasMessageContaining("999")
        .hasMessageContaining("1000000");
    assertThatThrownBy(() -> Games.parse("nim(9;take=1-1000)")).hasMessageContaining("1000");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "hex(3) | hex(3)",
        "hex(3,3) | hex(3)",
        "hex(2,3) | hex(2,3)",
        "hex(26) | hex(26)",
        "HEX( 3 , 4 ) | hex(3,4)",
        "'  hex  ( 3  ,4 )  ' | hex(3,4)",
        "nim ( 5 ; take = 1, 3 ; misere ) | nim(5;take=1,3;misere)",
        "nim(3,4,5) | nim(3,4,5)",
        "nim(3,4,5;misere) | nim(3,4,5;misere)",
        "nim(15;take=1-3) | nim(15;take=1-3)",
        "nim(15;take=3,1,2) | nim(15;take=1-3)",
        "nim(5;take=1,3,4;misere) | nim(5;take=1,3,4;misere)",
        "nim(5;misere;take=1,3,4) | nim(5;take=1,3,4;misere)",
        "nim(5;take=1) | nim(5;take=1)",
        "tictactoe | tictactoe"
      })
  void everyNameIsReadAndPrintedInItsUsualForm(String name, String usual) {
    assertThat(Games.parse(name).name()).isEqualTo(usual);
    assertThat(Games.parse(usual)).isEqualTo(Games.parse(name));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "chess",
        "hex",
        "hex()",
        "hex(0)",
        "hex(27)",
        "hex(3,27)",
        "hex(3,0)",
        "hex(-1)",
        "hex(3,4,5)",
        "hex(3",
        "hex3",
        "hex(1 2)",
        "hex(1  2)",
        "nim(3 4 5)",
        "tic tac toe",
        "hex(a)",
        "hex(3;misere)",
        "hex(99999999999)",
        "nim",
        "nim()",
        "nim(0)",
        "nim(1000)",
        "nim(3,,4)",
        "nim(3,)",
        "nim(3;)",
        "nim(3;take=)",
        "nim(3;take=0)",
        "nim(3;take=2-3)",
        "nim(3;take=1-0)",
        "nim(3;misere;misere)",
        "nim(3;take=1;take=2)",
        "nim(3;normal)",
        "nim(1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1)",
        "tictactoe(3)",
        "tictactoe()x"
      })
  void anythingElseIsRefusedWithASentence(String name) {
    assertThatThrownBy(() -> Games.parse(name))
        .isExactlyInstanceOf(IllegalArgumentException.class)
        .message()
        .isNotBlank()
        .hasLineCount(1);
  }
}
