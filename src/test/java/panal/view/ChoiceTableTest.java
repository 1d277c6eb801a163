package panal.view;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import panal.game.Player;
import panal.message.Language;
import panal.search.HandTree;
import panal.search.Perspective;
import panal.search.Step;
import panal.search.mcts.selection.Greedy;
import panal.search.mcts.selection.Rave;
import panal.search.mcts.selection.Uct;

class ChoiceTableTest {

  private static final Look LOOK = Look.of(Perspective.ROOT).withLanguage(Language.ES);

  /** The tree of section 18.4 of the course. */
  private static final HandTree TREE =
      HandTree.root(
          100,
          58,
          HandTree.node("a1", 40, 28, HandTree.node("b1", 18, 10), HandTree.node("b2", 20, 15)),
          HandTree.node("a2", 35, 15),
          HandTree.node("a3", 25, 14));

  private static List<String> rows(Table table) {
    return table.rows().stream()
        .map(row -> row.stream().map(Entry::text).collect(Collectors.joining(" ")).strip())
        .toList();
  }

  /** The notes print 0.60 and 1.16 for a3, from rounding ln 100 early; their figure has 1.17. */
  @Test
  void goldenTraceBGoesDownToA1AndB2() {
    Uct uct = new Uct(1.41);
    Table atRoot = ChoiceTable.of(uct.choice(TREE), LOOK);
    assertThat(rows(atRoot))
        .containsExactly(
            "a1 40 +0.70 0.48 1.18 sí", "a2 35 +0.43 0.51 0.94", "a3 25 +0.56 0.61 1.17");
    assertThat(atRoot.columns())
        .extracting(Table.Column::heading)
        .containsExactly("Hijo", "N", "Q/N", "+ bono", "= UCT", "Elegido");
    assertThat(atRoot.caption())
        .isEqualTo("N(padre) = 100, ln N(padre) = 4.61 · Q/N vista por quien elige");
    assertThat(rows(ChoiceTable.of(uct.choice(TREE.at(List.of("a1"))), LOOK)))
        .containsExactly("b1 18 +0.56 0.64 1.19", "b2 20 +0.75 0.61 1.36 sí");
  }

  @Test
  void withoutABonusThereIsNoColumnForIt() {
    assertThat(rows(ChoiceTable.of(new Greedy().choice(TREE), LOOK)))
        .containsExactly("a1 40 +0.70 sí", "a2 35 +0.43", "a3 25 +0.56");
  }

  @Test
  void aBlendedScoreIsShownWithoutABonusToo() {
    assertThat(ChoiceTable.of(new Rave(0, 3).choice(TREE), LOOK).columns())
        .extracting(Table.Column::heading)
        .containsExactly("Hijo", "N", "Q/N", "N AMAF", "AMAF", "β", "= RAVE", "Elegido");
  }

  @Test
  void aChildWithoutVisitsScoresInfinity() {
    HandTree tree = HandTree.root(1, 1, HandTree.node("x", 1, 1), HandTree.node("y", 0, 0));
    assertThat(rows(ChoiceTable.of(new Uct(1).choice(tree), LOOK)))
        .containsExactly("x 1 +1.00 0.00 1.00", "y 0 — — ∞ sí");
  }

  @Test
  void theCaptionSaysWhenItIsTheOpponentsView() {
    Step.Choice<String> choice =
        new Step.Choice<>(
            Player.SECOND, Player.FIRST, 3, List.of(new Step.Candidate<>("x", 1, 1, 0, 1)), 0);
    assertThat(ChoiceTable.of(choice, LOOK).caption()).endsWith("el rival de quien elige");
  }
}
