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

    func stamp(of index: Int) -> FileStamp? { nil }

    func read(_ index: Int, into buffer: inout [UInt8]) throws(DiagnosticError) -> Int {
        buffer = files[index].bytes
        return buffer.count
    }
}
