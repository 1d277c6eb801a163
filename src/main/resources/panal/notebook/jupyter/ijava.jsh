import io.github.spencerpark.jupyter.kernel.display.mime.MIMEType;

for (Class<?> type : List.of(panal.view.Displayable.class, panal.game.Pictured.class)) {
  IJava.getKernelInstance().getRenderer()
      .createRegistration(type)
      .preferring("text/html", "text/plain")
      .register((value, context) -> {
        var bundle = panal.view.Display.bundle(value);
        if (bundle.containsKey("text/html")) {
          context.renderIfRequested(MIMEType.TEXT_HTML, () -> bundle.get("text/html"));
        }
        context.renderIfRequested(MIMEType.TEXT_PLAIN, () -> bundle.get("text/plain"));
      });
}

panal.notebook.Screen.below(value ->
    IJava.getKernelInstance().display(IJava.getKernelInstance().getRenderer().render(value)));
