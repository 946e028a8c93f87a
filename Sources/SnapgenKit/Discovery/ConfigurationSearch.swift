import SnapgenConfiguration
import SnapgenModel

/// Finds the configurations that may name the same folder of references as that of a project.
///
/// They lie below the project's root, with any name, or are the configurations of projects that contain it.
public struct ConfigurationSearch: Sendable {
    private let project: Project
    private let environment: [String: String]

    /// Creates a search for the configurations beside that of a project.
    public init(besides project: Project, _ environment: [String: String]) {
        self.project = project
        self.environment = environment
    }

    /// Returns the paths of the configurations, absolute and sorted.
    public func paths() -> [String] {
        let selection = FileSelection(prefix: project.root.path, suffix: "ml", visits: SourceDiscovery.isVisited)
        var listing = FileListing()
        project.files.list(selection, below: project.root.path, into: &listing)
        let below = (0..<listing.count).map(listing.path).filter { $0.hasSuffix(".yml") || $0.hasSuffix(".yaml") }
        let above = ProjectRoot.folders(above: project.root, in: project.files).map(\.configurationPath)
        let own = project.configurationFile.map { AbsolutePath.resolve($0.path, from: project.root.path) }
        return (below + above).filter { $0 != own && isConfiguration($0) }.sorted()
    }

    /// Returns the folders from which a configuration may be used: that of the project, and its own if it is called
    /// `snapgen.yml`.
    public func folders(of path: String) -> [String] {
        let own = ProjectRoot.parent(of: path)
        let isAbove = own != project.root.path && "\(project.root.path)/".hasPrefix("\(own)/")
        return (isAbove ? [] : [project.root.path]) + (Self.isNamed(path) ? [own] : [])
    }

    /// Returns whether a file is a configuration, perhaps with mistakes: a YAML file whose keys are those of one.
    private func isConfiguration(_ path: String) -> Bool {
        guard let bytes = try? project.files.read(path) else { return Self.isNamed(path) && isThere(path) }
        if Self.isNamed(path) { return true }
        let lines = bytes.split(separator: UInt8(ascii: "\n")).map { $0.drop { [0x20, 0x0D].contains($0) } }
        guard lines.contains(where: { !$0.isEmpty && $0.first != UInt8(ascii: "#") }) else { return false }
        do throws(DiagnosticError) {
            _ = try ConfigurationResolver(environment: environment)
                .resolve(ConfigurationFile(path: project.root.display(path), bytes: bytes))
            return true
        } catch {
            return !error.diagnostics.contains { [.unknownKey, .badYAML].contains($0.id) }
        }
    }

    private func isThere(_ path: String) -> Bool { project.files.kind(of: path) != nil }

    private static func isNamed(_ path: String) -> Bool { path.hasSuffix("/\(ProjectRoot.configurationName)") }
}
