package panal.notebook.jupyter;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Consumer;
import java.util.stream.Stream;
import panal.message.Messages;
import tools.jackson.databind.json.JsonMapper;

/**
 * Jupyter with the JJava kernel, ready to start in the {@link Venv} of a project.
 *
 * <p>The kernel runs on the JDK of this process with the library on its class path. All that
 * Jupyter keeps — trust, settings, run-time files — stays below {@code .venv}; nothing of the
 * user's own Jupyter is read or written.
 */
public final class Jupyter {

  private final Venv venv;

  private Jupyter(Venv venv) {
    this.venv = venv;
  }

  /**
   * Makes the environment where it is missing and installs the kernel for this JDK.
   *
   * @param home the folder of the project, whose {@code .venv} is used
   * @param jar the library with all it needs
   * @param says hears a line before something slow
   * @throws IOException if there is no Python for it or the environment cannot be made
   */
  public static Jupyter ready(Path home, Path jar, Consumer<String> says) throws IOException {
    Jupyter jupyter = new Jupyter(Venv.ready(home, says));
    jupyter.installKernel(jar.toAbsolutePath());
    jupyter.quietenLab();
    Files.createDirectories(own(jupyter.venv));
    return jupyter;
  }

  /**
   * A process of the environment's Python, not yet started.
   *
   * @param out the folder for what notebooks export, their {@code PANAL_OUT}
   */
  public ProcessBuilder python(Path out, List<String> arguments) {
    ProcessBuilder builder = new ProcessBuilder(Ran.words(List.of(venv.python().toString())));
    builder.command().addAll(arguments);
    Path own = own(venv);
    Map<String, String> environment = builder.environment();
    environment
        .keySet()
        .removeAll(List.of("PYTHONPATH", "PYTHONHOME", "JUPYTER_PATH", "JUPYTER_CONFIG_PATH"));
    environment.put("JUPYTER_DATA_DIR", own.resolve("data").toString());
    environment.put("JUPYTER_CONFIG_DIR", own.resolve("config").toString());
    environment.put("JUPYTER_RUNTIME_DIR", own.resolve("runtime").toString());
    environment.put("JUPYTERLAB_SETTINGS_DIR", own.resolve("settings").toString());
    environment.put("JUPYTERLAB_WORKSPACES_DIR", own.resolve("workspaces").toString());
    environment.put("IPYTHONDIR", own.resolve("ipython").toString());
    environment.put("PYTHONUTF8", "1");
    // The course is in Spanish.
    environment.putIfAbsent("PANAL_LANG", "es");
    environment.put("PANAL_OUT", out.toAbsolutePath().toString());
    return builder;
  }

  /**
   * Tells JupyterLab to trust every notebook below a folder, so that it shows what scripts draw.
   *
   * @throws IOException if that fails
   */
  public void trust(Path notebooks) throws IOException {
    List<String> files;
    try (Stream<Path> below = Files.walk(notebooks)) {
      files =
          below
              .filter(file -> file.toString().endsWith(".ipynb"))
              .filter(file -> !file.toString().contains(".ipynb_checkpoints"))
              .map(Path::toString)
              .sorted()
              .toList();
    }
    if (files.isEmpty()) {
      return;
    }
    List<String> sign = Ran.words(List.of("-m", "nbformat.sign"), files.toArray(String[]::new));
    Ran ran = Ran.of(python(notebooks, sign));
    if (ran.exit() != 0) {
      throw new IOException(Messages.of("jupyter.notTrusted", notebooks, ran.lastLine()));
    }
  }

  /**
   * JupyterLab in a folder, not yet started: with the Java kernel only, and without a look at the
   * network.
   *
   * @param notebooks the folder it opens
   * @param out the folder for what notebooks export
   * @param options further options of its own
   */
  public ProcessBuilder lab(Path notebooks, Path out, List<String> options) {
    List<String> arguments =
        new ArrayList<>(
            List.of(
                "-m",
                "jupyterlab",
                "--ServerApp.root_dir=" + notebooks.toAbsolutePath(),
                "--ServerApp.answer_yes=True",
                "--ServerApp.log_level=WARN",
                // It listens to this machine only; a course's container often has no other user.
                "--ServerApp.allow_root=True",
                // A browser that is packed as a snap may not read the file below .venv.
                "--ServerApp.use_redirect_file=False",
                "--LanguageServerManager.autodetect=False",
                "--MultiKernelManager.default_kernel_name=java",
                "--KernelSpecManager.allowed_kernelspecs=java",
                "--KernelSpecManager.ensure_native_kernel=False",
                "--LabApp.extension_manager=readonly",
                "--LabApp.news_url=None",
                "--LabApp.check_for_updates_class=jupyterlab.NeverCheckForUpdate"));
    arguments.addAll(options);
    return python(out, arguments).inheritIO();
  }

  /** Where Jupyter keeps what it would otherwise keep in the user's home. */
  private static Path own(Venv venv) {
    return venv.folder().resolve("jupyter");
  }

  private void installKernel(Path jar) throws IOException {
    Path folder =
        venv.folder().resolve("share").resolve("jupyter").resolve("kernels").resolve("java");
    Path jdk = Path.of(System.getProperty("java.home"), "bin");
    Map<String, Object> spec = new TreeMap<>();
    spec.put("display_name", "Java");
    spec.put("language", "java");
    spec.put("interrupt_mode", "message");
    spec.put(
        "argv",
        List.of(
            jdk.resolve("java").toString(),
            "-jar",
            "{resource_dir}/jjava-launcher.jar",
            "{resource_dir}/jjava.jar",
            "{connection_file}"));
    // The launcher starts the java that comes first on the PATH.
    spec.put(
        "env",
        new TreeMap<>(
            Map.of(
                "PATH",
                literally(jdk) + File.pathSeparator + "${PATH}",
                "JJAVA_CLASSPATH",
                literally(jar),
                "JJAVA_JVM_OPTS",
                "-Dfile.encoding=UTF-8 -Djava.awt.headless=true")));
    write(folder.resolve("kernel.json"), spec);
  }

  /** JupyterLab asks on its first start whether it may fetch news; it may not. */
  private void quietenLab() throws IOException {
    Path settings =
        venv.folder().resolve("share").resolve("jupyter").resolve("lab").resolve("settings");
    write(
        Files.createDirectories(settings).resolve("overrides.json"),
        Map.of(
            "@jupyterlab/apputils-extension:notification",
            new TreeMap<>(Map.of("checkForUpdates", false, "fetchNews", "false"))));
  }

  /** Jupyter replaces {@code $NAME} in what it hands to a kernel. */
  private static String literally(Path path) {
    return path.toString().replace("$", "$$");
  }

  private static void write(Path file, Object json) throws IOException {
    Path written = file.resolveSibling(file.getFileName() + ".new");
    String text =
        JsonMapper.builder().build().writerWithDefaultPrettyPrinter().writeValueAsString(json);
    Files.writeString(written, text, StandardCharsets.UTF_8);
    Files.move(written, file, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
  }
}
