package panal.game;

import java.util.random.RandomGenerator;

/**
 * A stream of random bits that is a function of a seed, an index and a purpose, and so the same on
 * every machine. A search reseeds one object for each iteration instead of drawing on from the last
 * one: iteration i can then be repeated alone.
 *
 * <p>SplitMix64, whose start is the three numbers mixed one after the other, so that neighbouring
 * seeds and indices have unrelated streams. Uniform over the 64-bit words; not for cryptography.
 *
 * @see <a href="https://doi.org/10.1145/2714064.2660195">Steele, Lea and Flood, Fast splittable
 *     pseudorandom number generators, OOPSLA 2014</a>
 */
public final class RandomStream implements RandomGenerator {

  private static final long GOLDEN_GAMMA = 0x9e3779b97f4a7c15L;

  private long state;

  /** The stream of {@code seed} with index 0 and purpose 0. */
  public RandomStream(long seed) {
    restart(seed, 0, 0);
  }

  /** A stream at its start. */
  public RandomStream(long seed, long index, long purpose) {
    restart(seed, index, purpose);
  }

  /**
   * Goes to the start of another stream.
   *
   * @param seed what the user chose
   * @param index which of the things done with that seed, such as the iteration
   * @param purpose which of the draws of that thing, such as the rollout
   */
  public void restart(long seed, long index, long purpose) {
    state = mix(mix(mix(seed) + index) + purpose);
  }

  @Override
  public long nextLong() {
    state += GOLDEN_GAMMA;
    return mix(state);
  }

  /**
   * Uniform in [0, bound), by multiplication and rejection.
   *
   * @throws IllegalArgumentException if the bound is not positive
   * @see <a href="https://doi.org/10.1145/3230636">Lemire, Fast random integer generation in an
   *     interval, 2019</a>
   */
  @Override
  public int nextInt(int bound) {
    if (bound <= 0) {
      throw new IllegalArgumentException("the bound must be positive, was " + bound);
    }
    long product = (nextLong() >>> 32) * bound;
    if ((product & 0xffffffffL) < bound) {
      long reject = (1L << 32) % bound;
      while ((product & 0xffffffffL) < reject) {
        product = (nextLong() >>> 32) * bound;
      }
    }
    return (int) (product >>> 32);
  }

  private static long mix(long z) {
    z = (z ^ (z >>> 30)) * 0xbf58476d1ce4e5b9L;
    z = (z ^ (z >>> 27)) * 0x94d049bb133111ebL;
    return z ^ (z >>> 31);
  }
}
