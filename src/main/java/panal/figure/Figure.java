package panal.figure;

import java.util.function.Supplier;
import panal.view.Exportable;

/**
 * A figure or table of the course, made by the real search when it is asked for.
 *
 * @param name of its files, without an ending
 * @param content makes it; the same each time
 */
public record Figure(String name, Supplier<? extends Exportable> content) {}
