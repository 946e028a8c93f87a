import SnapgenModel
import SnapgenScan

/// Files in memory.
struct LoadedSources: SourceCollection {
    private let files: [SourceFile]
    private let positions: [String: Int]
    let modules: [String]
    private let stamps: [FileStamp]?

    init(_ files: [SourceFile], stamps: [FileStamp]? = nil) {
        self.files = files
        self.stamps = stamps
        modules = Array(Set(files.map(\.module))).sorted()
        positions = Dictionary(uniqueKeysWithValues: zip(modules, modules.indices))
    }

    var count: Int { files.count }

    func path(at index: Int) -> RelativePath { files[index].path }

    func module(at index: Int) -> Int { positions[files[index].module] ?? 0 }

    func identity(of index: Int) -> UInt64 { UInt64(index) }

    func stamp(of index: Int) -> FileStamp? { stamps?[index] }

    func read(_ index: Int, into buffer: inout [UInt8]) throws(DiagnosticError) -> Int {
        buffer = files[index].bytes
        return buffer.count
    }
}
