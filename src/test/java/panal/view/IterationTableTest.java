package panal.view;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import panal.game.Cell;
import panal.games.hex.HexGame;
import panal.message.Language;
import panal.rollout.ScriptedRollout;
import panal.search.Budget;
import panal.search.Perspective;
import panal.search.mcts.Mcts;
import panal.search.mcts.MctsSettings;
import panal.search.mcts.expansion.ScriptedExpansion;
import panal.trace.Trace;

class IterationTableTest {

  private static final HexGame HEX = new HexGame(2);

  /** Four children, of which the second wins its rollout, then one node below it. */
  @Test
  void eachIterationIsARowWithTheRootAfterIt() {
    MctsSettings settings =
        MctsSettings.greedy()
            .withExpansion(new ScriptedExpansion(HEX.actions("a1 b1 a2 b2 a1")))
            .withRollout(new ScriptedRollout(List.of(-1.0, 1.0, -1.0, -1.0, -1.0)));
    Mcts<Cell> search = new Mcts<>(HEX.initialState(), settings);
    Trace<Cell> trace = Trace.record(HEX, List.of(), search, Budget.iterations(5));

    Table table = IterationTable.of(trace, Look.of(Perspective.CHOOSER).withLanguage(Language.EN));

    assertThat(table.rows().get(0).stream().map(Entry::text))
        .containsExactly("1", "", "(0,0)", "White wins", "1", "−1.00", "(0,0)");
    assertThat(table.rows().get(4).stream().map(Entry::text))
        .containsExactly("5", "(0,1)", "(0,0)", "White wins", "5", "−0.60", "(0,1)");
  }
}
