public import SnapgenModel

/// The Swift files of a project, which are read one by one and not kept.
///
/// Called from several threads at a time.
public protocol SourceCollection: Sendable {
    /// How many files there are.
    var count: Int { get }
    /// The modules that they are compiled into, each once.
    var modules: [String] { get }
    /// The path of a file, below the project's root.
    func path(at index: Int) -> RelativePath
    /// The position of a file's module in `modules`.
    func module(at index: Int) -> Int
    /// What tells a file's path and module from all others.
    func identity(of index: Int) -> UInt64
    /// The stamp that a file had before it was read; `nil` where none is known, and the file is never known again.
    func stamp(of index: Int) -> FileStamp?
    /// Reads a file into the beginning of a buffer, which grows where it has to.
    ///
    /// - Returns: the number of bytes.
    /// - Throws: a diagnostic of the file where it cannot be read.
    func read(_ index: Int, into buffer: inout [UInt8]) throws(DiagnosticError) -> Int
}
