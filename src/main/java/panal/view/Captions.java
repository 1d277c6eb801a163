package panal.view;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import panal.game.Game;
import panal.game.Player;
import panal.game.Range;
import panal.search.Description;
import panal.trace.Trace;

/** What stands above a table or below a tree: what was searched, how, and from whose view. */
public final class Captions {

  private Captions() {}

  /** Game, moves, search and view of a trace. */
  public static String of(Trace<?> trace, Look look) {
    Description search = trace.description();
    List<String> parts = new ArrayList<>();
    parts.add(trace.game().name());
    if (!trace.moves().isEmpty()) {
      String moves =
          trace.moves().stream().map(look.notation()::print).collect(Collectors.joining(" "));
      parts.add(look.say("view.after", moves));
    }
    if (trace.isExact()) {
      parts.add(search.selection());
      parts.add(look.say("view.walk.by", trace.game().playerName(Player.FIRST, look.language())));
      range(trace, look).ifPresent(parts::add);
      return String.join(" · ", parts);
    }
    String c =
        search.c().isPresent() ? "(c=" + Numbers.parameter(search.c().getAsDouble()) + ")" : "";
    parts.add(search.selection() + c);
    search.options().forEach((name, value) -> parts.add(name + "=" + value));
    search.flaw().ifPresent(flaw -> parts.add(look.say("view.flaw", flaw)));
    parts.add(look.say("view.expansion", search.expansion()));
    parts.add(look.say("view.seed", search.seed()));
    if (!trace.kept().isEmpty()) {
      parts.add(look.say("view.kept", trace.kept().visits(), trace.kept().iterations() + 1));
    }
    range(trace, look).ifPresent(parts::add);
    parts.add(view(trace.game(), trace.root().turn(), look));
    return String.join(" · ", parts);
  }

  /** The range of results where it is not that of games won or lost. */
  private static Optional<String> range(Trace<?> trace, Look look) {
    Range range = Range.of(trace.root(), Player.FIRST);
    return range.equals(Range.WINS)
        ? Optional.empty()
        : Optional.of(
            look.say(
                "view.range", Numbers.parameter(range.low()), Numbers.parameter(range.high())));
  }

  /** Whose view the numbers show, with the players' names. */
  static String view(Game<?> game, Player root, Look look) {
    return look.say("view.by." + look.view(), game.playerName(root, look.language()));
  }
}
