// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// `foundation/bundle()`, which Foundation on Linux does not have.
@freestanding(expression)
public macro bundle() -> Bundle = #externalMacro(module: "PreviewsMacros", type: "BundleMacro")
