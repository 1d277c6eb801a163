package panal.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;

class HandTreeTest {

  private static final HandTree TREE =
      HandTree.root(
          100,
          58,
          HandTree.node("a1", 40, 28, HandTree.node("b1", 18, 10), HandTree.node("b2", 20, 15)),
          HandTree.node("a2", 35, 15));

  @Test
  void anIterationChangesTheNodesOnItsPathOnly() {
    HandTree after = TREE.after(List.of("a1", "b2", "c1"), 1);
    assertThat(after.visits()).isEqualTo(101);
    assertThat(after.total()).isEqualTo(59);
    assertThat(after.at(List.of("a1"))).extracting("visits", "total").containsExactly(41L, 29.0);
    assertThat(after.at(List.of("a1", "b2", "c1"))).isEqualTo(HandTree.node("c1", 1, 1));
    assertThat(after.at(List.of("a1", "b1"))).isEqualTo(TREE.at(List.of("a1", "b1")));
    assertThat(after.at(List.of("a2"))).isEqualTo(TREE.at(List.of("a2")));
  }

  @Test
  void aPriorStaysWithItsNode() {
    HandTree tree = HandTree.root(9, 1, HandTree.node("a", 8, 1).withPrior(0.7));
    assertThat(tree.prior()).isEmpty();
    assertThat(tree.after(List.of("a"), 1).at(List.of("a")).prior()).hasValue(0.7);
  }

  @Test
  void theTreeItselfStaysAsItIs() {
    TREE.after(List.of("a1"), -1);
    assertThat(TREE.at(List.of("a1")).visits()).isEqualTo(40);
  }

  @Test
  void aPathThatIsNotThereIsRefused() {
    assertThatThrownBy(() -> TREE.at(List.of("a9"))).isInstanceOf(IndexOutOfBoundsException.class);
  }
}
