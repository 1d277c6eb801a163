package panal.view.player;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import panal.game.Game;
import panal.message.Language;
import panal.search.Budget;
import panal.search.Perspective;
import panal.search.exact.DepthFirst;
import panal.search.exact.Minimax;
import panal.search.mcts.Mcts;
import panal.search.mcts.MctsSettings;
import panal.trace.Searches;
import panal.trace.Trace;
import panal.view.Look;

/** Players to try things on, and their pages in a folder. */
record Players(Path folder) {

  static final Look LOOK = Look.of(Perspective.CHOOSER).withLanguage(Language.ES);

  static <A> TracePlayer<A> of(Game<A> game, int iterations) {
    MctsSettings settings = MctsSettings.uct(1.41).withSeed(3);
    return TracePlayer.of(Searches.trace(game, "", settings, iterations), LOOK);
  }

  static <A> TracePlayer<A> exact(Game<A> game, int iterations) {
    TracePlayer<A> player = of(game, iterations);
    return player.withExact(new Minimax<>(player.trace().root())::valueForFirst);
  }

  /** 40 iterations after the best action, in the tree that so many brought. */
  static <A> TracePlayer<A> kept(Game<A> game, int iterations) {
    Mcts<A> first = new Mcts<>(game.initialState(), MctsSettings.uct(1.41).withSeed(3));
    A move = first.run(Budget.iterations(iterations)).best().orElseThrow();
    return TracePlayer.of(
        Trace.record(game, List.of(move), first.after(move), Budget.iterations(40)), LOOK);
  }

  static <A> TracePlayer<A> alphaBeta(Game<A> game) {
    DepthFirst<A> search = DepthFirst.alphaBeta(game.initialState());
    return TracePlayer.of(Trace.record(game, List.of(), search, Budget.iterations(1000)), LOOK);
  }

  /** The address of the page, written to a file of that name. */
  String page(String name, TracePlayer<?> player) throws IOException {
    Path file = folder.resolve(name + ".html");
    if (!Files.exists(file)) {
      Files.write(file, player.bytes("html"));
    }
    return file.toUri().toString();
  }
}
