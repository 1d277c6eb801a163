package panal.search.mcts;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import panal.game.Player;
import panal.games.nim.NimGame;
import panal.search.Budget;
import panal.search.NodeView;
import panal.search.Perspective;

class BackupTest {

  private static NodeView<?> tree(Backup backup) {
    MctsSettings settings = MctsSettings.uct().withBackup(backup);
    Mcts<?> search = new Mcts<>(NimGame.of(2, 3).initialState(), settings);
    search.run(Budget.iterations(300));
    return search.tree();
  }

  @Test
  void theUsualRuleIsThatOfTheInterface() {
    assertThat(MctsSettings.uct().backup()).isEqualTo(Backup.USUAL);
    assertThat(numbers(tree(new Backup() {}))).isEqualTo(numbers(tree(Backup.USUAL)));
  }

  @Test
  void theViewIsAskedForWithThePlayerToMoveAtTheNode() {
    NodeView<?> tree =
        tree(
            new Backup() {
              @Override
              public Player view(Perspective asked, Player root, Player chooser, Player turn) {
                return turn;
              }
            });
    assertThat(tree.view()).isEqualTo(Player.FIRST);
    assertThat(tree.children())
        .allSatisfy(child -> assertThat(child.view()).isEqualTo(Player.SECOND));
  }

  @Test
  void theHeightIsCountedFromTheNodeFromWhichTheResultGoesUp() {
    Backup forgetful =
        new Backup() {
          @Override
          public long visits(int height) {
            return height == 0 ? 0 : 1;
          }
        };
    NodeView<?> tree = tree(forgetful);
    assertThat(tree.visits()).isEqualTo(300);
    assertThat(tree.children().stream().mapToLong(NodeView::visits).sum()).isLessThan(300);
  }

  @Test
  void aGainIsOfTheResultAsTheViewSeesIt() {
    Backup winsOnly =
        new Backup() {
          @Override
          public double gain(double result) {
            return Math.max(0, result);
          }
        };
    NodeView<?> tree = tree(winsOnly);
    assertThat(tree.total()).isPositive();
    assertThat(tree.children()).allSatisfy(child -> assertThat(child.total()).isNotNegative());
  }

  @Test
  void theNameOfAFlawIsPartOfTheDescription() {
    assertThat(MctsSettings.uct().description().flaw()).isEmpty();
    assertThat(MctsSettings.greedy().withFlaw("made-up").withSeed(7).description().flaw())
        .contains("made-up");
  }

  private static List<?> numbers(NodeView<?> node) {
    return List.of(
        node.visits(), node.total(), node.children().stream().map(BackupTest::numbers).toList());
  }
}
