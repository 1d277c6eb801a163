package panal.games.nim;

/**
 * Taking some from one heap, written {@code heap:count}.
 *
 * @param heap the heap's number, from 1
 * @param count how many are taken, at least 1
 */
public record Take(int heap, int count) {
  @Override
  public String toString() {
    return heap + ":" + count;
  }
}
