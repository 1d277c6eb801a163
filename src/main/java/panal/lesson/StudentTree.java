package panal.lesson;

import panal.search.NodeView;

/**
 * The tree of a student's search, as a lambda; {@link StudentNode} makes a view of nodes of any
 * class.
 *
 * @param <S> the states it can search
 */
@FunctionalInterface
public interface StudentTree<S> {

  /** The root of the tree after so many iterations, with that seed. */
  NodeView<?> grow(S state, int iterations, long seed) throws Exception;
}
