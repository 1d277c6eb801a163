package panal.lesson;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/**
 * A whole search for tic-tac-toe as a student might hand it in: an int[] as board, one class of
 * nodes.
 */
final class Listing {

  /** What the student got wrong. */
  enum Mistake {
    NONE,
    SIGN,
    ROOT,
    SHARED,
    DRAW,
    WHOLE
  }

  static final class Node {
    int[] board;
    int player;
    int move = -1;
    Node parent;
    List<Node> children = new ArrayList<>();
    List<Integer> untried = new ArrayList<>();
    int visits;
    double total;
  }

  private final Random random;
  private final Mistake mistake;

  Listing(long seed, Mistake mistake) {
    this.random = new Random(seed);
    this.mistake = mistake;
  }

  static int winner(int[] b) { // 0: goes on, 3: draw
    int[][] lines = {
      {0, 1, 2}, {3, 4, 5}, {6, 7, 8}, {0, 3, 6}, {1, 4, 7}, {2, 5, 8}, {0, 4, 8}, {2, 4, 6}
    };
    for (int[] l : lines) {
      if (b[l[0]] != 0 && b[l[0]] == b[l[1]] && b[l[1]] == b[l[2]]) {
        return b[l[0]];
      }
    }
    for (int cell : b) {
      if (cell == 0) {
        return 0;
      }
    }
    return 3;
  }

  private Node node(int[] board, int player, Node parent, int move) {
    Node node = new Node();
    node.board = board;
    node.player = player;
    node.parent = parent;
    node.move = move;
    for (int i = 0; i < 9 && winner(board) == 0; i++) {
      if (board[i] == 0) {
        node.untried.add(i);
      }
    }
    return node;
  }

  Node search(int[] start, int player, int iterations) {
    Node root = node(start.clone(), player, null, -1);
    for (int i = 0; i < iterations; i++) {
      Node v = root;
      while (v.untried.isEmpty() && !v.children.isEmpty()) { // [M1]
        v = best(v);
      }
      if (winner(v.board) == 0 && !v.untried.isEmpty()) { // [M2]
        int move = v.untried.remove(random.nextInt(v.untried.size()));
        int[] board = mistake == Mistake.SHARED ? v.board : v.board.clone();
        board[move] = v.player;
        Node child = node(board, 3 - v.player, v, move);
        v.children.add(child);
        v = child;
      }
      int winner = rollout(v.board.clone(), v.player); // [M3]
      for (Node u = v; u != null; u = u.parent) { // [M4]
        int whose = mistake == Mistake.SIGN ? u.player : 3 - u.player;
        if (mistake == Mistake.ROOT || u.parent == null) {
          whose = root.player;
        }
        u.visits++;
        if (winner == 3) {
          u.total += mistake == Mistake.DRAW ? -1 : 0;
        } else {
          u.total += winner == whose ? 1 : -1;
        }
      }
    }
    return root;
  }

  private Node best(Node v) { // [U1]
    Node best = null;
    double highest = Double.NEGATIVE_INFINITY;
    for (Node child : v.children) {
      double mean = child.total / child.visits;
      if (mistake == Mistake.WHOLE) {
        mean = (int) child.total / child.visits;
      }
      double score = mean + 1.41 * Math.sqrt(Math.log(v.visits) / child.visits);
      if (score > highest) {
        highest = score;
        best = child;
      }
    }
    return best;
  }

  private int rollout(int[] board, int player) {
    while (winner(board) == 0) {
      int cell = random.nextInt(9);
      if (board[cell] == 0) {
        board[cell] = player;
        player = 3 - player;
      }
    }
    return winner(board);
  }

  static int answer(Node root) {
    Node most = root.children.get(0);
    for (Node child : root.children) {
      if (child.visits > most.visits) {
        most = child;
      }
    }
    return most.move;
  }
}
