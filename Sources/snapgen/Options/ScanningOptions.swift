import ArgumentParser
import SnapgenKit
import SnapgenScan

/// How commands read the sources; nothing here changes what they find.
struct ScanningOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "How many files are read at a time.", discussion: "As many as there are processors, if it is left out.",
            valueName: "count"))
    var threads: Int?

    @Option(
        name: .customLong("cache-path"),
        help: ArgumentHelp(
            "The cache file: a new or empty file, or a cache of snapgen.",
            discussion: "One in the user's folder for caches, if it is left out.", valueName: "file"),
        completion: .file())
    var cachePath: String?

    @Flag(name: .customLong("no-cache"), help: "Read every file, and write no cache.")
    var isUncached = false

    @Flag(name: .customLong("parse-all"), help: ArgumentHelp("Parse every file as it is written.", visibility: .hidden))
    var parsesEverything = false

    func validate() throws {
        if isUncached, cachePath != nil { throw ValidationError("--no-cache and --cache-path exclude each other") }
        if let threads, !(1...Self.mostThreads).contains(threads) {
            throw ValidationError("--threads takes a number from 1 to \(Self.mostThreads)")
        }
    }

    /// More than any machine has processors for.
    private static let mostThreads = 1024

    /// Where the cache lies; `absolute` says where a path leads from the caller's folder.
    func cache(_ absolute: (String) -> String) -> CacheChoice {
        isUncached ? .none : cachePath.map { .file(absolute($0)) } ?? .standard
    }

    /// The options as the scanner reads them.
    var options: ScanOptions {
        var options = ScanOptions(parsesEverything: parsesEverything)
        if let threads { options.threads = threads }
        return options
    }
}
