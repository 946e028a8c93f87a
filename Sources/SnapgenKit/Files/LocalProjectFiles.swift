import SnapgenConfiguration
package import SnapgenModel
import SnapgenProject

package struct LocalProjectFiles: ProjectFiles {
    private let files: any FileSystem
    private let root: ProjectRoot
    private let package: @Sendable (String) throws(DiagnosticError) -> PackageDescription?

    /// - Parameter package: Returns the description of the package in a folder; `nil` if packages are not read.
    package init(
        root: ProjectRoot, files: any FileSystem,
        package: @escaping @Sendable (String) throws(DiagnosticError) -> PackageDescription? = { _ in nil }
    ) {
        self.files = files
        self.root = root
        self.package = package
    }

    package func hasFile(_ path: String) -> Bool { files.kind(of: path) == .file }

    package func hasFolder(_ path: String) -> Bool { files.kind(of: path) == .folder }

    package func read(_ path: String) throws(DiagnosticError) -> [UInt8] {
        try files.read(path) { DiagnosticError(.unreadable($0, in: root)) }
    }

    package func names(in folder: String) -> [String] { (try? files.names(in: folder)) ?? [] }

    package func swiftFiles(below folder: String, entersLinks: Bool = false) -> [String] {
        guard hasFolder(folder) else { return [] }
        return files.list(
            ".swift", below: folder, prefix: folder, entersLinks: entersLinks, visits: SourceDiscovery.isCompiled
        ).files
    }

    package func yaml(_ path: String) throws(DiagnosticError) -> UserValue? {
        let file = ConfigurationFile(path: root.display(path), bytes: try read(path))
        return try UserValue.yaml(file)
    }

    /// Returns the description of the package in each folder, of as many at a time as there are cores.
    package func packageDescriptions(in folders: [String]) -> [Result<PackageDescription?, DiagnosticError>] {
        Parallel.map(count: folders.count, state: ()) { index, _ in
            // They are part of what a run depends on, which SwiftPM's own access to them does not show.
            for name in names(in: folders[index]) where Self.isManifest(name) {
                _ = files.stamp(of: "\(folders[index])/\(name)")
            }
            return Result { () throws(DiagnosticError) in try package(folders[index]) }
        }
    }

    private static func isManifest(_ name: String) -> Bool { name.hasPrefix("Package") && name.hasSuffix(".swift") }
}
