package panal.experiment;

/** Somebody who wants to know how far an experiment has come. */
public interface Progress {

  /** Nobody. */
  Progress NONE = (done, all) -> {};

  /**
   * Called by the thread that runs the experiment, once after each piece of work.
   *
   * @param done how many pieces are done, from 1 to {@code all}
   * @param all how many there are
   */
  void done(int done, int all);
}
