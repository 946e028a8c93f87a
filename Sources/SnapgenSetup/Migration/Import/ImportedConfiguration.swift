import SnapgenConfiguration
import SnapgenKit
package import SnapgenModel
import SnapgenScan

package struct ImportedConfiguration: Equatable, Encodable, Sendable {
    package private(set) var schema = "snapgen.import/1"
    package var text: String
    package var settings: [ImportedSetting]
    /// The settings that were not converted, sorted by place.
    package var diagnostics: [Diagnostic]
}

package struct ImportedSetting: Hashable, Encodable, Sendable {
    package enum Outcome: String, Encodable, Sendable, CaseIterable {
        /// The same value holds, where it stands or under another key.
        case kept
        case translated
        /// There is no counterpart, or the value is not known.
        case unsupported
    }

    package var name: String
    package var outcome: Outcome
    /// The setting or rule that it became; the reason and the next step if it is not supported.
    package var result: String
    /// The file, relative to the root if it is below it.
    package var path: String
    /// The line, counted from 1; `nil` for the whole file.
    @ExplicitNull package var line: Int?
}

struct ImportedProject {
    /// The root's absolute path, which variables may hold.
    let root: String
    /// The variables by name, absolute paths among them.
    var environment: [String: String] = [:]
    var folder: RelativePath?
    var modules: [SourceModule] = []
    var targets: [String] = []
    var tests: [ImportedTestTarget] = []
    var read: (RelativePath) -> String? = { _ in nil }
    /// The files below a folder, or the file itself.
    var files: (RelativePath) -> [RelativePath] = { [$0] }
    /// The width and height of a picture; `nil` for what is no PNG file, such as a pointer of Git LFS.
    var pixels: (RelativePath) -> [Int]? = { _ in nil }
    /// The entries that a configuration finds; `nil` if they are not known.
    var entries: (String) -> [CatalogEntry]? = { _ in nil }

    /// The path below the root; `nil` for the root itself, for what lies outside, and with a variable that is not set.
    func path(of written: String) -> RelativePath? { place(of: written).path }

    func place(of written: String) -> (isRoot: Bool, path: RelativePath?) {
        let text = expanded(written)
        if text.isEmpty || text.contains("${") { return (false, nil) }
        let root = ProjectRoot(root)
        let path = AbsolutePath.resolve(text, from: folder.map(root.absolute) ?? root.path)
        return (path == root.path, root.relative(path))
    }

    /// A folder, or `nil` for the root, of one module, or whose modules snapgen determines.
    ///
    /// In a project, the targets of the files determine them, in a package the folders of modules in it.
    func source(at path: RelativePath?, of module: String) -> SourceModule {
        let hasModules = modules.contains { $0.path?.string.hasPrefix("\(path?.string ?? "Sources")/") == true }
        guard !hasModules, targets.isEmpty else {
            return SourceModule(pattern: Glob(path.map { Glob.escaped($0.string) } ?? "."))
        }
        return SourceModule(path: path, module: modules.first { $0.path == path }?.module ?? module)
    }

    func expanded(_ text: String) -> String {
        environment.sorted { $0.key < $1.key }.reduce(text) { $0.replacing("${\($1.key)}", with: $1.value) }
    }
}
