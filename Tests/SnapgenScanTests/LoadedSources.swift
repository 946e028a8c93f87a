@testable import SnapgenModel
@testable import SnapgenScan

/// Files in memory.
struct LoadedSources: SourceCollection {
    private let files: [SourceFile]
    let modules: [String]

    init(_ files: [SourceFile]) {
        self.files = files
        modules = Set(files.map(\.module)).sorted()
    }

    var count: Int { files.count }

    func path(at index: Int) -> RelativePath { files[index].path }

    func module(at index: Int) -> Int { modules.firstIndex(of: files[index].module) ?? 0 }

    /// The size that each file claims to have, in bytes; `nil` for files without a stamp.
    var size: Int64?

    func stamp(of index: Int) -> FileStamp? {
        size.map { FileStamp(size: $0, modified: 0, changed: 0, inode: 0) }
    }

    func read(_ index: Int, into buffer: inout [UInt8]) throws(DiagnosticError) -> Int {
        buffer = files[index].bytes
        return buffer.count
    }
}
