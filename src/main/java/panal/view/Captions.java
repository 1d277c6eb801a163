package panal.view;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import panal.game.Game;
import panal.game.Player;
import panal.search.Description;
import panal.trace.Trace;

/** What stands above a table or below a tree: what was searched, how, and from whose view. */
final class Captions {

  private Captions() {}

  /** Game, moves, search and view of a trace. */
  static String of(Trace<?> trace, Look look) {
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
      return String.join(" · ", parts);
    }
    String c =
        search.c().isPresent() ? "(c=" + Numbers.parameter(search.c().getAsDouble()) + ")" : "";
    parts.add(search.selection() + c);
    search.flaw().ifPresent(flaw -> parts.add(look.say("view.flaw", flaw)));
    parts.add(look.say("view.expansion", search.expansion()));
    parts.add(look.say("view.seed", search.seed()));
    parts.add(view(trace.game(), trace.root().turn(), look));
    return String.join(" · ", parts);
  }

  /** Whose view the numbers show, with the players' names. */
  static String view(Game<?> game, Player root, Look look) {
    return look.say("view.by." + look.view(), game.playerName(root, look.language()));
  }
}
