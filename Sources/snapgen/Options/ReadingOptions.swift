import ArgumentParser
import SnapgenScan

struct BuildInputsOption: ParsableArguments {
    @Option(
        name: .customLong("build-inputs"),
        help: ArgumentHelp(
            "A JSON file in which a build tool describes the test target.",
            discussion: "The build tool plugin passes it. Other build systems can do the same.",
            valueName: "path", visibility: .hidden),
        completion: .file(extensions: ["json"]))
    var path: String?

    /// Returns the words of the option, or paths, which take its place.
    func words(_ paths: [String] = []) -> [String] {
        paths.isEmpty ? path.map { ["--build-inputs", $0] } ?? [] : paths
    }
}

struct TestTargetOption: ParsableArguments {
    @Option(help: ArgumentHelp("One of the test targets in 'tests', if that is a list.", valueName: "name"))
    var target: String?

    var words: [String] { target.map { ["--target", $0] } ?? [] }
}

/// The options for reading the sources, which do not affect the result.
struct ReadingOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "The number of files to read at a time.", discussion: "By default, the number of processors.",
            valueName: "count"))
    var threads: Int?

    @Flag(name: .customLong("no-cache"), help: "Generate again even if nothing has changed, and use no cache.")
    var isUncached = false

    @Flag(
        name: .customLong("evaluate-manifests"),
        help: "Let SwiftPM evaluate the manifests of packages that cannot be read otherwise.")
    var evaluatesManifests = false

    @Flag(name: .customLong("parse-all"), help: ArgumentHelp("Parse every file completely.", visibility: .hidden))
    var parsesEverything = false

    func validate() throws {
        if let threads, !(1...Self.mostThreads).contains(threads) {
            throw ValidationError("--threads must be a number from 1 to \(Self.mostThreads)")
        }
    }

    /// The limit of threads, which exceeds the number of processors of any machine.
    private static let mostThreads = 1024

    var scan: ScanOptions {
        var options = ScanOptions(parsesEverything: parsesEverything)
        if let threads { options.threads = threads }
        return options
    }
}
