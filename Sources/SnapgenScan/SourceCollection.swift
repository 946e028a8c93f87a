package import SnapgenModel

/// The Swift files of a project, which are read one by one and not kept.
///
/// The methods are called from several threads at a time.
package protocol SourceCollection: Sendable {
    var count: Int { get }
    /// The modules that they are compiled into, each once.
    var modules: [String] { get }
    func path(at index: Int) -> RelativePath
    func module(at index: Int) -> Int
    /// The stamp of a file before it is read; `nil` if it has none.
    func stamp(of index: Int) -> FileStamp?
    /// Reads a file into the beginning of a buffer, which grows if necessary, and returns the number of bytes.
    func read(_ index: Int, into buffer: inout [UInt8]) throws(DiagnosticError) -> Int
}
