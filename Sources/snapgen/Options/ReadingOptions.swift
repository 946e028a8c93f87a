import ArgumentParser
import SnapgenScan

/// The options for reading the sources, which do not affect the result.
struct ReadingOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "The number of files to read at a time.", discussion: "By default, the number of processors.",
            valueName: "count"))
    var threads: Int?

    @Flag(name: .customLong("no-cache"), help: "Generate again even if nothing has changed, and use no cache.")
    var isUncached = false

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
