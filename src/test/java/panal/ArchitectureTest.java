package panal;

import static com.tngtech.archunit.base.DescribedPredicate.not;
import static com.tngtech.archunit.core.domain.JavaAccess.Predicates.target;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.assignableTo;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noFields;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.AccessTarget;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.lang.ArchRule;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import java.util.random.RandomGenerator;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.tools.JavaCompiler;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Which package may know which, and what no code may do. Each rule comes with the source of a class
 * that breaks it.
 */
class ArchitectureTest {

  record Rule(String name, ArchRule rule, String source) {

    /** The simple name of the class that breaks it. */
    String breaker() {
      return "Breaks" + Math.floorMod(name.hashCode(), 1_000_000);
    }

    /** The source of that class. */
    String broken() {
      return source.replace("class X", "class " + breaker());
    }

    @Override
    public String toString() {
      return name;
    }
  }

  static Stream<Rule> rules() {
    return Stream.of(arrows(), libraries(), sameBytes()).flatMap(List::stream);
  }

  private static JavaClasses all;

  /** Compiles the classes that break the rules, and reads them with those of Panal. */
  @BeforeAll
  static void readClasses(@TempDir Path folder) throws Exception {
    Path classes = folder.resolve("classes");
    List<String> arguments = new ArrayList<>(List.of("-proc:none", "-d", classes.toString()));
    for (Rule rule : rules().toList()) {
      Path file = folder.resolve(rule.breaker() + ".java");
      arguments.add(Files.writeString(file, rule.broken()).toString());
    }
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    assertThat(compiler.run(null, null, null, arguments.toArray(String[]::new))).isZero();
    all = new ClassFileImporter().importPaths(classes, Path.of("target", "classes"));
  }

  @ParameterizedTest
  @MethodSource("rules")
  void theCodeKeepsTheRule(Rule rule) {
    rule.rule().check(panalAnd("nothing"));
  }

  @ParameterizedTest
  @MethodSource("rules")
  void aClassThatBreaksTheRuleIsSeen(Rule rule) {
    assertThat(rule.rule().evaluate(panalAnd(rule.breaker())).hasViolation()).isTrue();
  }

  @Test
  void thePageOfTheArchitectureListsThePackages() throws IOException {
    Pattern line = Pattern.compile("(?m)^[│ ]*[├└]── (\\w+)");
    Set<String> listed =
        line.matcher(Files.readString(Path.of("docs", "architecture.md")))
            .results()
            .map(name -> name.group(1))
            .collect(Collectors.toSet());
    Set<String> packages =
        panalAnd("nothing").stream()
            .map(JavaClass::getPackageName)
            .filter(name -> !name.startsWith("panal.games."))
            .map(name -> name.substring(name.lastIndexOf('.') + 1))
            .collect(Collectors.toSet());
    assertThat(listed).isEqualTo(packages);
  }

  private static JavaClasses panalAnd(String breaker) {
    return all.that(
        describe(
            "are of Panal, or " + breaker,
            type ->
                !type.getSimpleName().startsWith("Breaks")
                    || type.getSimpleName().equals(breaker)));
  }

  /**
   * What a package may import besides itself, {@code game}, {@code message} and other libraries.
   */
  private static List<Rule> arrows() {
    return List.of(
        only("message", List.of(), "import panal.game.Player; class X { Player p; }"),
        only("game", List.of(), "import panal.search.Phase; class X { Phase p; }"),
        only("games..", List.of(), "import panal.search.Phase; class X { Phase p; }"),
        only("rollout", List.of(), "import panal.search.Phase; class X { Phase p; }"),
        only("search", List.of(), "import panal.rollout.Rollout; class X { Rollout p; }"),
        only(
            "search.exact..",
            List.of("search"),
            "import panal.rollout.Rollout; class X { Rollout p; }"),
        only(
            "search.flat..",
            List.of("search", "rollout"),
            "import panal.games.Games; class X { Games p; }"),
        only(
            "search.mcts..",
            List.of("search", "rollout"),
            "import panal.games.Games; class X { Games p; }"),
        only("trace", List.of("search"), "import panal.games.Games; class X { Games p; }"),
        only(
            "view..", List.of("trace", "search"), "import panal.games.Games; class X { Games p; }"),
        only(
            "experiment..",
            List.of("search..", "rollout", "view.."),
            "import panal.games.Games; class X { Games p; }"),
        only(
            "chart..",
            List.of("experiment..", "trace", "search..", "view.."),
            "import panal.games.Games; class X { Games p; }"),
        only(
            "lesson..",
            List.of("experiment", "trace", "view..", "search..", "rollout", "games..", "notebook"),
            "import panal.chart.Chart; class X { Chart p; }"),
        only(
            "figure..",
            List.of("chart..", "experiment..", "trace", "view..", "search..", "rollout", "games.."),
            "import panal.lesson.Flaw; class X { Flaw p; }"),
        new Rule(
            "only lesson, figure and cli know the games by name",
            noClasses()
                .that()
                .resideOutsideOfPackages(
                    "panal.games..", "panal.lesson..", "panal.figure..", "panal.cli..")
                .should()
                .dependOnClassesThat()
                .resideInAPackage("panal.games.."),
            "package panal.experiment; class X { panal.games.Games p; }"),
        only(
            "notebook..",
            List.of("view..", "chart..", "trace", "search"),
            "import panal.games.Games; class X { Games p; }"),
        new Rule(
            "nothing imports cli",
            noClasses()
                .that()
                .resideOutsideOfPackage("panal.cli..")
                .should()
                .dependOnClassesThat()
                .resideInAPackage("panal.cli.."),
            "package panal.trace; import panal.cli.Panal; class X { Panal p; }"),
        new Rule(
            "one game imports no other",
            slices().matching("panal.games.(*)..").should().notDependOnEachOther(),
            "package panal.games.nim; class X { panal.games.hex.Hex p; }"),
        new Rule(
            "no package needs itself by way of others",
            slices().matching("panal.(**)").should().beFreeOfCycles(),
            "package panal.message; class X { panal.game.Game<?> p; }"));
  }

  private static List<Rule> libraries() {
    return List.of(
        kept("org.knowm.xchart..", "chart", "org.knowm.xchart.XYChart"),
        kept(
            "de.erichseifert.vectorgraphics2d..",
            "chart",
            "de.erichseifert.vectorgraphics2d.VectorGraphics2D"),
        kept("com.github.weisj..", "view", "com.github.weisj.jsvg.SVGDocument"),
        kept("picocli..", "cli", "picocli.CommandLine"),
        kept("jdk.jshell..", "notebook", "jdk.jshell.JShell"),
        kept("org.dflib.jjava..", "notebook", "org.dflib.jjava.jupyter.Extension"));
  }

  private static List<Rule> sameBytes() {
    return List.of(
        new Rule(
            "no generator is static",
            noFields()
                .that()
                .areStatic()
                .should()
                .haveRawType(assignableTo(RandomGenerator.class).or(isGeneratorOfTheJdk())),
            "package panal.view; class X { static java.util.SplittableRandom r; }"),
        new Rule(
            "randomness comes from a seed, through RandomStream",
            noClasses()
                .should()
                .dependOnClassesThat(isGeneratorOfTheJdk())
                .orShould()
                .callMethod(Math.class, "random"),
            "package panal.view; class X { double x = Math.random(); }"),
        new Rule(
            "time appears in Budget and in what tells a person how long it took",
            noClasses()
                .that(not(resideInAPackage("panal.notebook..").or(resideInAPackage("panal.cli.."))))
                .and()
                .doNotHaveFullyQualifiedName("panal.search.Budget")
                .and()
                .haveSimpleNameNotContaining("Progress")
                .should()
                .accessTargetWhere(target(asksForTheTime())),
            "package panal.view; class X { java.util.function.LongSupplier t = System::nanoTime; }"),
        new Rule(
            "no text depends on the locale",
            noClasses().should().accessTargetWhere(target(takesTheDefaultLocale())),
            "package panal.view; class X { String s = String.format(\"%f\", 1.0); }"),
        new Rule(
            "no text depends on the default charset",
            noClasses().should().accessTargetWhere(target(takesTheDefaultCharset())),
            "package panal.view; class X { byte[] s = \"\".getBytes(); }"),
        new Rule(
            "no number depends on the processor",
            noClasses().should().accessTargetWhere(target(isInexact())),
            "package panal.view; class X { double x = Math.log(2); }"));
  }

  private static Rule only(String from, List<String> to, String broken) {
    List<String> allowed = new ArrayList<>(List.of("panal." + from, "panal.message"));
    if (!from.equals("message")) {
      allowed.add("panal.game");
    }
    to.forEach(name -> allowed.add("panal." + name));
    String start = from.replace("..", "");
    return new Rule(
        start + " imports only " + (to.isEmpty() ? "game and message" : to),
        classes()
            .that()
            .resideInAPackage("panal." + from)
            .should()
            .onlyDependOnClassesThat(
                resideInAnyPackage(allowed.toArray(String[]::new))
                    .or(not(resideInAPackage("panal.."))))
            .allowEmptyShould(true),
        "package panal." + start + "; " + broken);
  }

  private static Rule kept(String library, String owner, String type) {
    return new Rule(
        library + " only in " + owner,
        noClasses()
            .that()
            .resideOutsideOfPackage("panal." + owner + "..")
            .should()
            .dependOnClassesThat()
            .resideInAPackage(library),
        "package panal.game; class X { " + type + " x; }");
  }

  private static DescribedPredicate<JavaClass> isGeneratorOfTheJdk() {
    return describe("are generators of the JDK", type -> type.getName().matches("java\\..*Random"));
  }

  private static DescribedPredicate<AccessTarget> asksForTheTime() {
    return describe(
        "asks for the time",
        target ->
            in(target, System.class, "nanoTime", "currentTimeMillis")
                || target.getName().equals("now")
                    && target.getOwner().getPackageName().equals("java.time"));
  }

  private static DescribedPredicate<AccessTarget> takesTheDefaultLocale() {
    return describe(
        "takes the default locale",
        target ->
            in(target, String.class, "format", "toUpperCase", "toLowerCase", "formatted")
                    && !takes(target, "java.util.Locale")
                || List.of("printf", "format").contains(target.getName())
                    && target.getOwner().getPackageName().equals("java.io")
                    && !takes(target, "java.util.Locale")
                || constructs(target, "java.util.Formatter") && !takes(target, "java.util.Locale")
                || constructs(target, "java.text.DecimalFormat") && parameters(target).size() < 2);
  }

  private static DescribedPredicate<AccessTarget> takesTheDefaultCharset() {
    Set<String> readersAndWriters =
        Set.of(
            "java.io.InputStreamReader",
            "java.io.OutputStreamWriter",
            "java.io.FileReader",
            "java.io.FileWriter",
            "java.io.PrintStream");
    return describe(
        "takes the default charset",
        target ->
            in(target, String.class, "getBytes") && parameters(target).isEmpty()
                || constructs(target, "java.lang.String")
                    && parameters(target).equals(List.of("[B"))
                || constructs(target, target.getOwner().getName())
                    && readersAndWriters.contains(target.getOwner().getName())
                    && !takes(target, "java.nio.charset.Charset"));
  }

  private static DescribedPredicate<AccessTarget> isInexact() {
    return describe(
        "may differ in the last bit from machine to machine",
        target ->
            in(
                target,
                Math.class,
                "log",
                "log10",
                "log1p",
                "exp",
                "expm1",
                "pow",
                "sin",
                "cos",
                "tan",
                "asin",
                "acos",
                "atan",
                "atan2",
                "sinh",
                "cosh",
                "tanh",
                "cbrt",
                "hypot"));
  }

  private static <T> DescribedPredicate<T> describe(String text, Predicate<T> predicate) {
    return DescribedPredicate.describe(text, predicate);
  }

  private static boolean in(AccessTarget target, Class<?> owner, String... names) {
    return target.getOwner().isEquivalentTo(owner) && List.of(names).contains(target.getName());
  }

  private static boolean constructs(AccessTarget target, String type) {
    return target.getName().equals("<init>") && target.getOwner().getName().equals(type);
  }

  private static boolean takes(AccessTarget target, String type) {
    return parameters(target).contains(type);
  }

  private static List<String> parameters(AccessTarget target) {
    return target instanceof AccessTarget.CodeUnitAccessTarget unit
        ? unit.getRawParameterTypes().stream().map(JavaClass::getName).toList()
        : List.of();
  }
}
