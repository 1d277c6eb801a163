package panal.trace;

import panal.search.NodeView;

/** Compares trees to the last bit. */
final class Trees {

  private Trees() {}

  /** Everything about a tree, one node a line in the order of the children. */
  static String text(NodeView<?> node) {
    StringBuilder out = new StringBuilder();
    write(node, "", out);
    return out.toString();
  }

  private static void write(NodeView<?> node, String indent, StringBuilder out) {
    out.append(indent)
        .append(node.action().map(Object::toString).orElse("root"))
        .append(" by ")
        .append(node.chooser())
        .append(" for ")
        .append(node.view())
        .append(" N=")
        .append(node.visits())
        .append(" Q=")
        .append(Long.toHexString(Double.doubleToRawLongBits(node.total())))
        .append(node.prior().isPresent() ? " prior " + node.prior().getAsDouble() : "")
        .append(node.amafVisits() > 0 ? " amaf " + node.amafVisits() + " " + node.amafTotal() : "")
        .append(node.proven().isPresent() ? " proven " + node.proven().getAsDouble() : "")
        .append(node.bounds().map(bounds -> " " + bounds).orElse(""))
        .append('\n');
    node.children().forEach(child -> write(child, indent + " ", out));
  }
}
