package panal.lesson;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.junit.jupiter.api.Test;
import panal.message.Messages;

class ChecklistTest {

  private static String fault(Checklist list) {
    try {
      list.text();
      return "";
    } catch (ChecklistException e) {
      return e.getMessage();
    }
  }

  private static Checklist list() {
    return Checklist.of("Title");
  }

  private static String other(String given, String right) {
    return Messages.of("lesson.list.other", given, right);
  }

  @Test
  void aListThatHoldsGoesThrough() {
    list()
        .equal("equal", () -> List.of(1, 2), List.of(1, 2))
        .near("near", () -> 0.34, 1 / 3.0, 0.01)
        .between("between", () -> 5, 5, 6)
        .that("that", () -> true, "never said")
        .without("without", Optional::empty)
        .text();
  }

  @Test
  void eachLineSaysWhatCameOutAndWhatWouldBeRight() {
    assertThat(fault(list().equal("answer", () -> 3, 4).equal("other", () -> 4, 4)).lines())
        .containsExactly(
            Messages.of("lesson.list.title", "Title", 1, 2),
            Messages.of("lesson.list.bad", "answer", other("3", "4")),
            Messages.of("lesson.list.good", "other"));
    assertThat(fault(list().near("near", () -> 0.5, 0.25, 1e-9))).contains(other("0.5", "0.25"));
    assertThat(fault(list().near("near", () -> 2, 1 / 3.0, 0.01)))
        .contains(other("2", Messages.of("lesson.list.near", "0.3333", "0.01")));
    assertThat(fault(list().between("between", () -> 7, 5, 6)))
        .contains(other("7", Messages.of("lesson.list.between", "5", "6")));
    assertThat(fault(list().that("that", () -> false, "do it"))).contains("do it");
  }

  @Test
  void noNumberIsNeverNearNorBetween() {
    assertThat(fault(list().near("near", () -> Double.NaN, 1, 10))).isNotEmpty();
    assertThat(fault(list().between("between", () -> Double.NaN, -10, 10))).isNotEmpty();
  }

  @Test
  void whatIsMissingOrThrownIsSaidAndTheNextLineAsked() {
    String told =
        fault(
            list()
                .equal("stub", ChecklistTest::stub, 1)
                .equal("list", () -> List.of().remove(0), 1)
                .equal("null", () -> null, 1)
                .equal(
                    "thrown",
                    () -> {
                      throw new IOException("no file");
                    },
                    1)
                .equal("deep", ChecklistTest::deep, 1)
                .equal("good", () -> 1, 1));
    assertThat(told.lines().skip(1))
        .containsExactly(
            bad("stub", Messages.of("lesson.list.missing", "to do")),
            bad(
                "list",
                Messages.of("lesson.list.thrown", "java.lang.UnsupportedOperationException")),
            bad("null", Messages.of("lesson.list.null", "1")),
            bad("thrown", Messages.of("lesson.list.thrown", "java.io.IOException: no file")),
            bad("deep", Messages.of("lesson.list.recursion")),
            Messages.of("lesson.list.good", "good"));
  }

  private static String bad(String what, String fault) {
    return Messages.of("lesson.list.bad", what, fault);
  }

  private static int stub() {
    throw new UnsupportedOperationException("to do");
  }

  private static int deep() {
    return 1 + deep();
  }

  @Test
  void anErrorSuchAsAStopOfTheKernelIsNoAnswer() {
    Callable<Integer> stopped =
        () -> {
          throw new InternalError();
        };
    Checklist list = list().equal("stopped", stopped, 1);
    assertThatThrownBy(list::text).isInstanceOf(InternalError.class);
  }
}
