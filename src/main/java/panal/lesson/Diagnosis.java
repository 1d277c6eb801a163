package panal.lesson;

import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import panal.lesson.Drill.Demand;
import panal.lesson.Trial.Answer;

/**
 * What kind of mistake makes a search fail just where it does. Where the tree was shown, what its
 * numbers prove goes before what the answers suggest.
 *
 * <pre>{@code
 * every answer as after one iteration   no mistake of a search: none at all
 * misses every win in one          and all else that ends soon: sign error
 *                                  but nothing else: forgotten visit
 * misses some wins in one          but no longer ones: no terminal check, else a shared board
 * answers as after one iteration   integer division
 * helped by the opponent           blocks, Nim, Hex all hopeless: root's view
 * draws alone hopeless             draw as loss
 * only what takes patience         parent's count as divisor
 * anything else                    own count in the logarithm, or greedy selection
 * }</pre>
 */
final class Diagnosis {

  /** Of the answers at the positions that fail, so many percent are those of one iteration. */
  private static final int INDIFFERENT = 70;

  private final List<Trial> trials;

  private Diagnosis(List<Trial> trials) {
    this.trials = trials;
  }

  /** The mistake that explains what failed; nothing where nothing did. */
  static Optional<Flaw> of(List<Trial> trials, List<Check> checks) {
    Optional<Flaw> proved = checks.stream().map(Check::flaw).flatMap(Optional::stream).findFirst();
    return proved.or(
        () -> isNoSearch(trials) ? Optional.empty() : new Diagnosis(trials).byAnswers());
  }

  /** Whether iterations change nothing: every answer everywhere is that of a single one. */
  static boolean isNoSearch(List<Trial> trials) {
    return trials.stream().anyMatch(trial -> !trial.passes())
        && trials.stream().allMatch(trial -> trial.asAfterOne() == Trial.SEEDS);
  }

  private List<Trial> at(Demand... demands) {
    Set<Demand> wanted = EnumSet.copyOf(List.of(demands));
    return trials.stream().filter(trial -> wanted.contains(trial.drill().demand())).toList();
  }

  private boolean all(List<Trial> some, Predicate<Trial> predicate) {
    return some.stream().allMatch(predicate);
  }

  private Optional<Flaw> byAnswers() {
    List<Trial> failing = trials.stream().filter(trial -> !trial.passes()).toList();
    if (failing.isEmpty()) {
      return Optional.empty();
    }
    List<Trial> wins = at(Demand.WIN);
    Flaw flaw = all(wins, Trial::passes) ? findsWins(failing) : missesWins(wins);
    boolean silent =
        failing.stream().flatMap(trial -> trial.answers().stream()).anyMatch(Answer::isMissing);
    return silent && flaw != Flaw.FORGOTTEN_VISIT ? Optional.empty() : Optional.of(flaw);
  }

  private Flaw missesWins(List<Trial> wins) {
    List<Trial> soon = at(Demand.SOON, Demand.BLOCK, Demand.NIM);
    boolean missesAll = wins.stream().noneMatch(Trial::passes);
    if (missesAll && all(soon, Trial::passes)) {
      return Flaw.FORGOTTEN_VISIT;
    }
    if (missesAll && all(wins, trial -> trial.right() == 0)) {
      return Flaw.SIGN_ERROR;
    }
    boolean inNim = at(Demand.NIM).stream().filter(Trial::isHopeless).count() >= 2;
    boolean findsLonger = all(at(Demand.SOON, Demand.HEX), Trial::passes);
    return inNim || !missesAll && findsLonger ? Flaw.NO_TERMINAL_CHECK : Flaw.SHARED_BOARD;
  }

  private Flaw findsWins(List<Trial> failing) {
    int answers = failing.size() * Trial.SEEDS;
    int same = failing.stream().mapToInt(Trial::asAfterOne).sum();
    boolean onlyPatience = all(failing, trial -> trial.drill().demand() == Demand.PATIENCE);
    if (onlyPatience) {
      return Flaw.PARENT_DIVISOR;
    }
    if (100 * same >= INDIFFERENT * answers) {
      return Flaw.INTEGER_DIVISION;
    }
    List<Trial> helped =
        trials.stream()
            .filter(
                trial ->
                    trial.drill().demand() == Demand.BLOCK
                        || List.of("nim(2,3)", "nim(2,3;misere)").contains(trial.drill().game())
                        || trial.drill().demand() == Demand.HEX && trial.optimal().size() == 1)
            .toList();
    if (all(helped, Trial::isHopeless)) {
      return Flaw.ROOT_VIEW;
    }
    boolean onlyDraws = all(failing, trial -> trial.value() == 0);
    if (onlyDraws && failing.stream().anyMatch(Trial::isHopeless)) {
      return Flaw.DRAW_AS_LOSS;
    }
    return Flaw.OWN_COUNT;
  }
}
