import ArgumentParser

/// The option for the inputs of a build tool, for commands that create the same plan as a build.
struct BuildInputsOption: ParsableArguments {
    @Option(
        name: .customLong("build-inputs"),
        help: ArgumentHelp(
            "A JSON file in which a build tool describes the test target.",
            discussion: "The build tool plugin passes it. Other build systems can do the same.",
            valueName: "path"),
        completion: .file(extensions: ["json"]))
    var path: String?

    /// The option as words of a command line.
    var words: [String] { path.map { ["--build-inputs", $0] } ?? [] }
}
