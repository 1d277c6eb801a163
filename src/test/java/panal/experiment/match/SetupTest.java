package panal.experiment.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

class SetupTest {

  private static Setup setup(int agents, int games) {
    return new Setup(
        "hex(3)", List.of("a", "b", "c", "d").subList(0, agents), games, 0, 42, "iterations=9");
  }

  @Test
  void eachTwoMeetEquallyOftenOnEachSideOfEachOpening() {
    for (int agents = 2; agents <= 4; agents++) {
      List<Fixture> fixtures = setup(agents, 6).fixtures();
      assertThat(fixtures).hasSize(setup(agents, 6).size());
      Map<String, Integer> sides = new TreeMap<>();
      for (int i = 0; i < fixtures.size(); i++) {
        Fixture fixture = fixtures.get(i);
        assertThat(fixture.number()).isEqualTo(i + 1);
        assertThat(fixture.first()).isNotEqualTo(fixture.second());
        sides.merge(fixture.round() + ":" + fixture.first() + fixture.second(), 1, Integer::sum);
      }
      assertThat(sides).hasSize(3 * agents * (agents - 1)).values().containsOnly(1);
    }
  }

  @Test
  void anOddGameIsPlayedWithoutAPartner() {
    assertThat(setup(2, 3).fixtures())
        .containsExactly(new Fixture(1, 1, 1, 2), new Fixture(2, 1, 2, 1), new Fixture(3, 2, 1, 2));
    assertThat(setup(3, 1).fixtures()).hasSize(3);
    assertThat(setup(3, 5).fixtures()).hasSize(setup(3, 5).size()).hasSize(15);
  }

  @Test
  void theIdIsAFunctionOfTheContents() {
    assertThat(setup(2, 6).id()).isEqualTo(setup(2, 6).id()).matches("[0-9a-f]{12}");
    assertThat(setup(2, 6).id()).isNotEqualTo(setup(3, 6).id()).isNotEqualTo(setup(2, 7).id());
    assertThat(setup(2, 6).id()).as("the same on every Java").isEqualTo("5bb95aa69c2c");
  }

  @Test
  void equalAgentsAreToldApartByTheirNumbers() {
    Setup same = new Setup("hex(3)", List.of("a", "b", "a"), 2, 0, 1, "iterations=9");
    assertThat(List.of(same.label(1), same.label(2), same.label(3)))
        .containsExactly("a #1", "b", "a #3");
  }

  @Test
  void whatCannotBePlayedIsRefused() {
    assertThatThrownBy(() -> setup(1, 2)).isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> setup(2, 0)).isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> new Setup("hex(3)", List.of("a", "b"), 2, -1, 1, ""))
        .isInstanceOf(IllegalArgumentException.class);
  }
}
