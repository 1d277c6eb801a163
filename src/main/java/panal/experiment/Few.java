package panal.experiment;

/** Values that rest on too few games or seeds to say much: charts show them pale and say so. */
public final class Few {

  /** A value that rests on so many games or seeds does not rest on few. */
  public static final int ENOUGH = 20;

  private Few() {}

  /** Whether so many games or seeds are too few. */
  public static boolean isFew(long games) {
    return games < ENOUGH;
  }
}
