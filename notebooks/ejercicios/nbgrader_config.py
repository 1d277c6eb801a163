"""nbgrader for these exercises, which are in Java: belongs into the folder of the course, beside
panal.jar; see docs/grading.md."""

import os
import sys

c = get_config()  # noqa: F821, which nbgrader defines

course = os.path.dirname(os.path.abspath(__file__))
jar = os.path.join(course, "panal.jar")
if not os.path.isfile(jar):
    # Without it not even the imports run, and every submission would get no points.
    sys.exit("panal.jar is missing in " + course + ": copy target/panal.jar there")
os.environ["JJAVA_CLASSPATH"] = jar
os.environ.setdefault("JJAVA_JVM_OPTS", "-Dfile.encoding=UTF-8 -Djava.awt.headless=true")
os.environ.setdefault("PANAL_LANG", "es")

# What stands in the place of a solution: it compiles in any method that has a result, as long as
# nothing follows it there, and fails where it is called. (nbgrader spells the option "delimeter".)
c.ClearSolutions.code_stub = {
    "java": 'throw new UnsupportedOperationException("falta tu código");'
}
c.ClearSolutions.text_stub = "Escribe aquí tu respuesta."
c.ClearSolutions.begin_solution_delimeter = "// BEGIN SOLUTION"
c.ClearSolutions.end_solution_delimeter = "// END SOLUTION"
c.ClearHiddenTests.begin_test_delimeter = "// BEGIN HIDDEN TESTS"
c.ClearHiddenTests.end_test_delimeter = "// END HIDDEN TESTS"

# Seconds. Each cell ends within five on an ordinary laptop; a kernel of Java starts within three.
c.Execute.timeout = 60
c.Execute.startup_timeout = 120
c.Execute.error_on_timeout = {
    "ename": "CellTimeoutError",
    "evalue": "",
    "traceback": ["La celda no terminó a tiempo: ¿hay un bucle sin fin?"],
}
