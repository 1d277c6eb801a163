IJava.getKernelInstance().getRenderer()
    .createRegistration(panal.view.Displayable.class)
    .preferring("text/html")
    .supporting("text/plain")
    .register((value, context) ->
        value.mimeBundle().forEach((type, text) -> context.getOutputContainer().putData(type, text)));
