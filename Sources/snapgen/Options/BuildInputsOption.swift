import ArgumentParser

/// What a build tool knows, for commands that make the plan that it makes.
struct BuildInputsOption: ParsableArguments {
    @Option(
        name: .customLong("build-inputs"),
        help: ArgumentHelp(
            "What a build tool knows of the test target, as JSON.",
            discussion: "The build tool plugin passes it; other build systems may do the same.",
            valueName: "path"),
        completion: .file(extensions: ["json"]))
    var path: String?
}
