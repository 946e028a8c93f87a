import ArgumentParser
import SnapgenKit
import SnapgenScan

/// The options for reading the sources, which do not affect the result.
struct ReadingOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "The number of files to read at a time.", discussion: "By default, the number of processors.",
            valueName: "count"))
    var threads: Int?

    @Option(
        name: .customLong("cache-path"),
        help: ArgumentHelp(
            "The cache file: a new file, an empty file, or an existing cache.",
            discussion: "By default, a file in the user's folder for caches.", valueName: "file"),
        completion: .file())
    var cachePath: String?

    @Flag(name: .customLong("no-cache"), help: "Generate again even if nothing has changed, and use no cache.")
    var isUncached = false

    @Flag(name: .customLong("parse-all"), help: ArgumentHelp("Parse every file completely.", visibility: .hidden))
    var parsesEverything = false

    func validate() throws {
        if isUncached, cachePath != nil { throw ValidationError("--no-cache and --cache-path exclude each other") }
        if let threads, !(1...Self.mostThreads).contains(threads) {
            throw ValidationError("--threads must be a number from 1 to \(Self.mostThreads)")
        }
    }

    /// The limit of threads, which exceeds the number of processors of any machine.
    private static let mostThreads = 1024

    /// Returns the place of the cache.
    ///
    /// - Parameter absolute: Returns a path of the caller as an absolute path.
    func cache(_ absolute: (String) -> String) -> CacheChoice {
        isUncached ? .none : cachePath.map { .file(absolute($0)) } ?? .standard
    }

    /// The options for the scanner.
    var options: ScanOptions {
        var options = ScanOptions(parsesEverything: parsesEverything)
        if let threads { options.threads = threads }
        return options
    }
}
