import SnapgenConfiguration
import SnapgenModel

extension Project {
    /// Returns the other configurations that may name the same folder of references, sorted by their absolute paths, each
    /// with the folders from which it may be used.
    ///
    /// They lie below the root, with any name, or are the configurations of projects that contain it. A configuration may be
    /// used from the root and, if it is called `snapgen.yml`, from its own folder.
    package func otherConfigurations() -> [(path: String, folders: [String])] {
        let listing = files.list("ml", below: root.path, prefix: root.path, visits: SourceDiscovery.isVisited)
        let below = listing.files.map(\.path).filter { $0.hasSuffix(".yml") || $0.hasSuffix(".yaml") }
        let above = ProjectRoot.folders(above: root, in: files).map(\.configurationPath)
        let own = configurationFile.map { AbsolutePath.resolve($0.path, from: root.path) }
        return (below + above).filter { $0 != own && isConfiguration($0) }.sorted().map { ($0, folders(of: $0)) }
    }

    private func folders(of path: String) -> [String] {
        let folder = ProjectRoot.parent(of: path)
        let isAbove = folder != root.path && "\(root.path)/".hasPrefix("\(folder)/")
        return (isAbove ? [] : [root.path]) + (Self.isNamed(path) ? [folder] : [])
    }

    /// Returns whether a file is a configuration, perhaps with mistakes: a YAML file whose keys are those of one.
    private func isConfiguration(_ path: String) -> Bool {
        guard let bytes = try? files.read(path) else { return Self.isNamed(path) && files.kind(of: path) != nil }
        if Self.isNamed(path) { return true }
        let lines = bytes.split(separator: UInt8(ascii: "\n")).map { $0.drop { [0x20, 0x0D].contains($0) } }
        guard lines.contains(where: { !$0.isEmpty && $0.first != UInt8(ascii: "#") }) else { return false }
        do throws(DiagnosticError) {
            _ = try ConfigurationResolver(environment: request.environment)
                .resolve(ConfigurationFile(path: root.display(path), bytes: bytes))
            return true
        } catch {
            return !error.diagnostics.contains { [.unknownKey, .badYAML].contains($0.id) }
        }
    }

    private static func isNamed(_ path: String) -> Bool { path.hasSuffix("/\(ProjectRoot.configurationName)") }
}
