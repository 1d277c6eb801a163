package panal.experiment.agent;

import java.util.Locale;

/** Whether an agent keeps its tree between its moves. */
enum Reuse {
  /** Each move begins anew. */
  OFF,
  /** Each move goes on in what is left of the tree of the one before. */
  ON;

  /** The name as descriptions have it, in lower case. */
  String code() {
    return name().toLowerCase(Locale.ROOT);
  }
}
