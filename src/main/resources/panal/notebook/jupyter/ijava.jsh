IJava.getKernelInstance().getRenderer()
    .createRegistration(panal.view.Displayable.class)
    .preferring("text/html")
    .supporting("text/plain")
    .register((value, context) ->
        value.mimeBundle().forEach((type, text) -> context.getOutputContainer().putData(type, text)));
IJava.getKernelInstance().getRenderer()
    .createRegistration(panal.game.Pictured.class)
    .preferring("text/html")
    .supporting("text/plain")
    .register((value, context) ->
        panal.view.Display.bundle(value)
            .forEach((type, text) -> context.getOutputContainer().putData(type, text)));
