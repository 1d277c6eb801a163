package panal.experiment.match;

import java.util.Arrays;

/** Small systems of linear equations, by elimination with the largest pivot. */
final class Linear {

  private Linear() {}

  /** The x with matrix · x = right; the matrix must have an inverse, and both stay as they are. */
  static double[] solve(double[][] matrix, double[] right) {
    int n = right.length;
    double[][] rows = new double[n][];
    for (int i = 0; i < n; i++) {
      rows[i] = Arrays.copyOf(matrix[i], n + 1);
      rows[i][n] = right[i];
    }
    for (int column = 0; column < n; column++) {
      int pivot = column;
      for (int i = column + 1; i < n; i++) {
        pivot = Math.abs(rows[i][column]) > Math.abs(rows[pivot][column]) ? i : pivot;
      }
      double[] swapped = rows[pivot];
      rows[pivot] = rows[column];
      rows[column] = swapped;
      for (int i = 0; i < n; i++) {
        double factor = i == column ? 0 : rows[i][column] / swapped[column];
        for (int j = column; j <= n && factor != 0; j++) {
          rows[i][j] -= factor * swapped[j];
        }
      }
    }
    double[] solution = new double[n];
    for (int i = 0; i < n; i++) {
      solution[i] = rows[i][n] / rows[i][i];
    }
    return solution;
  }

  /** The inverse, column by column. */
  static double[][] inverse(double[][] matrix) {
    int n = matrix.length;
    double[][] inverse = new double[n][n];
    for (int column = 0; column < n; column++) {
      double[] unit = new double[n];
      unit[column] = 1;
      double[] solved = solve(matrix, unit);
      for (int i = 0; i < n; i++) {
        inverse[i][column] = solved[i];
      }
    }
    return inverse;
  }
}
