import Foundation
package import SnapgenModel

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

/// The Swift files of a project, which are read one by one and not kept.
///
/// The methods are called from several threads at a time.
package protocol SourceCollection: Sendable {
    var count: Int { get }
    /// The modules that they are compiled into, each once.
    var modules: [String] { get }
    func path(at index: Int) -> RelativePath
    func module(at index: Int) -> Int
    /// Reads a file into the beginning of a buffer, which grows if necessary, and returns the number of bytes.
    func read(_ index: Int, into buffer: inout [UInt8]) throws(DiagnosticError) -> Int
}
