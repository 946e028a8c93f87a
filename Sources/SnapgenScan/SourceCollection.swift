public import SnapgenModel

/// The Swift files of a project, which are read one by one and not kept.
///
/// The methods are called from several threads at a time.
public protocol SourceCollection: Sendable {
    /// The number of files.
    var count: Int { get }
    /// The modules that they are compiled into, each once.
    var modules: [String] { get }
    /// The path of a file, below the project's root.
    func path(at index: Int) -> RelativePath
    /// The position of a file's module in `modules`.
    func module(at index: Int) -> Int
    /// Adds the identity of a file to a hash: its module, its path and the place it is read from.
    func addIdentity(of index: Int, to hash: inout SipHash)
    /// The stamp of a file before it is read; a file with `nil` is read by every run.
    func stamp(of index: Int) -> FileStamp?
    /// Reads a file into the beginning of a buffer, which grows if necessary.
    ///
    /// - Returns: the number of bytes.
    /// - Throws: a diagnostic if the file cannot be read.
    func read(_ index: Int, into buffer: inout [UInt8]) throws(DiagnosticError) -> Int
}

extension SourceCollection {
    /// The digest of a file's identity.
    func identity(of index: Int, _ key: SipHash.Key) -> SipHash.Digest {
        var hash = SipHash(key)
        addIdentity(of: index, to: &hash)
        return hash.digest
    }
}
