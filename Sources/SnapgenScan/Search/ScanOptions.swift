public import Foundation

/// How a project is scanned; no option changes the catalog.
public struct ScanOptions: Sendable {
    /// How many files are read at a time; at least one.
    public var threads: Int
    /// Whether access, attributes and annotations of types are kept; only some templates ask for them, and of all types.
    public var readsFacts: Bool
    /// Whether every file is parsed as it is written, which tests compare with.
    public var parsesEverything: Bool
    /// What hears of a file that is never done; `nil` to wait for every file.
    public var watch: ParseWatch?

    /// Options; what is left out has its default.
    public init(
        threads: Int = ProcessInfo.processInfo.activeProcessorCount,
        readsFacts: Bool = false,
        parsesEverything: Bool = false
    ) {
        self.threads = max(1, threads)
        self.readsFacts = readsFacts
        self.parsesEverything = parsesEverything
    }

    /// Whether no file is left out: what a template over types prints has nothing to do with the catalog.
    var scansEveryFile: Bool { parsesEverything || readsFacts }
}
