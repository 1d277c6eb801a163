package panal.game;

import java.util.List;
import panal.game.Picture.Link;
import panal.message.Language;

/** A state in which stones can hold together without touching, such as by the bridges of Hex. */
public interface Linked {

  /** All such ties, each alone safe against one move, in a fixed order, unmodifiable. */
  List<Link> links(Notation notation, Language language);
}
