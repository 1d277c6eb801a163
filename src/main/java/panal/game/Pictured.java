package panal.game;

import panal.message.Language;

/** A state that can be looked at. */
public interface Pictured {

  /** The state as a picture in plain data. */
  Picture picture(Notation notation, Language language);

  /** The state as lines of text without a line end after the last one, with coordinates. */
  String text(Glyphs glyphs, Notation notation);
}
