import Foundation

@testable import SnapgenModel
@testable import SnapgenScan

/// Files in memory.
struct LoadedSources: SourceCollection {
    private let files: [SourceFile]
    private let positions: [String: Int]
    let modules: [String]
    private let stamps: [FileStamp]?
    /// Files that can be read once and then no more.
    private let vanishing: Vanishing

    init(_ files: [SourceFile], stamps: [FileStamp]? = nil, vanishing: Set<Int> = []) {
        self.vanishing = Vanishing(vanishing)
        self.files = files
        self.stamps = stamps
        modules = Array(Set(files.map(\.module))).sorted()
        positions = Dictionary(uniqueKeysWithValues: zip(modules, modules.indices))
    }

    var count: Int { files.count }

    func path(at index: Int) -> RelativePath { files[index].path }

    func module(at index: Int) -> Int { positions[files[index].module] ?? 0 }

    func stamp(of index: Int) -> FileStamp? { stamps?[index] }

    func read(_ index: Int, into buffer: inout [UInt8]) throws(DiagnosticError) -> Int {
        if vanishing.isGone(index) {
            throw DiagnosticError(Diagnostic(.unreadableInput, .error, "gone", path: files[index].path.string))
        }
        buffer = files[index].bytes
        return buffer.count
    }
}

/// Counts how often files were read that vanish.
private final class Vanishing: @unchecked Sendable {
    private let lock = NSLock()
    private let files: Set<Int>
    private var seen: Set<Int> = []

    init(_ files: Set<Int>) {
        self.files = files
    }

    func isGone(_ file: Int) -> Bool {
        lock.withLock { files.contains(file) && !seen.insert(file).inserted }
    }
}
