import ArgumentParser

/// The option that chooses a test target, for commands that are about one.
struct TestTargetOption: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "One of the test targets in 'tests', if that is a list.",
            discussion: "With --build-inputs, it is the target of the build.", valueName: "name"),
        completion: CompletionValues.targets)
    var target: String?

    /// The option as words of a command line.
    var words: [String] { target.map { ["--target", $0] } ?? [] }
}
