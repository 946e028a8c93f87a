import SnapgenConfiguration
package import SnapgenModel
import SnapgenScan

/// The Swift files of a project as they lie on disk, with what was noticed when they were listed.
package struct SourceList: SourceCollection {
    struct File {
        var path: RelativePath
        /// The absolute path of a file outside of the root.
        var place: String?
        var module: Int
    }

    package private(set) var modules: [String] = []
    package internal(set) var diagnostics: [Diagnostic] = []
    /// The positions of the globs that match no Swift file of the modules and no folder that holds one.
    var unusedGlobs: [Int] = []
    var emptyModules: [SourceModule] = []
    let root: ProjectRoot
    let files: any FileSystem
    private(set) var listed: [File] = []

    package var count: Int { listed.count }

    var paths: [RelativePath] { listed.map(\.path) }

    package func path(at index: Int) -> RelativePath { listed[index].path }

    /// Returns the path by which a file outside of the root is shown.
    func path(of place: String) -> RelativePath? { listed.first { $0.place == place }?.path }

    func modules(of paths: [String]) -> [String] {
        paths.isEmpty ? [] : listed.filter { paths.contains($0.path.string) }.map { modules[$0.module] }
    }

    package func module(at index: Int) -> Int { listed[index].module }

    package func read(_ index: Int, into buffer: inout [UInt8]) throws(DiagnosticError) -> Int {
        do throws(FileSystemError) {
            return try files.read(listed[index].place ?? root.absolute(listed[index].path), into: &buffer).count
        } catch {
            throw DiagnosticError(.unreadable(error, in: root))
        }
    }

    /// - Parameter place: The absolute path of a file that may lie outside of the root.
    mutating func append(_ path: RelativePath, at place: String? = nil, module: String) {
        let other = place.flatMap { $0 == root.absolute(path) ? nil : $0 }
        listed.append(File(path: path, place: other, module: add(module)))
    }

    @discardableResult
    mutating func add(_ module: String) -> Int {
        if let position = modules.firstIndex(of: module) { return position }
        modules.append(module)
        return modules.count - 1
    }
}
