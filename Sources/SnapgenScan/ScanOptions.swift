import Foundation

/// Options of a scan, none of which changes the catalog.
package struct ScanOptions: Sendable {
    package var threads: Int
    /// Indicates whether access, attributes and annotations of all types are kept, which templates over types print.
    package var readsFacts: Bool
    /// Indicates whether every file is parsed, for comparisons in tests.
    package var parsesEverything: Bool
    /// The watch that reports a file whose parsing does not end; `nil` to wait for every file.
    package var watch: ParseWatch?

    package init(
        threads: Int = ProcessInfo.processInfo.activeProcessorCount,
        readsFacts: Bool = false,
        parsesEverything: Bool = false
    ) {
        self.threads = max(1, threads)
        self.readsFacts = readsFacts
        self.parsesEverything = parsesEverything
    }

    /// Indicates whether every file is parsed: templates over types print types that are not in the catalog.
    var scansEveryFile: Bool { parsesEverything || readsFacts }
}
