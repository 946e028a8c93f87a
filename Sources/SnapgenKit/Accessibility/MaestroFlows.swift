import SnapgenModel
import SnapgenScan

/// The identifiers that the flows of Maestro name, in the folder `.maestro` at the root.
///
/// See docs.maestro.dev, "Selectors": the value of `id` is an identifier or a regular expression.
struct MaestroFlows {
    private let root: ProjectRoot
    private let files: any FileSystem

    init(root: ProjectRoot, files: any FileSystem) {
        self.root = root
        self.files = files
    }

    /// The flows with their identifiers as texts; none if there is no such folder.
    var scanned: [ScannedKeyFile] {
        let folder = "\(root.path)/\(Self.folder)"
        guard files.kind(of: folder) == .folder else { return [] }
        return [".yaml", ".yml"].flatMap { suffix in
            var listing = FileListing()
            let selection = FileSelection(prefix: Self.folder, suffix: suffix) { _ in true }
            files.list(selection, below: folder, into: &listing)
            return (0..<listing.count).compactMap { flow(at: listing.path(at: $0)) }
        }
    }

    private static let folder = ".maestro"

    private func flow(at path: String) -> ScannedKeyFile? {
        guard let path = RelativePath(path), let bytes = try? files.read(root.absolute(path)) else { return nil }
        var file = ScannedKeyFile(path: path, module: "", isUITest: true)
        let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
        for (number, line) in lines.enumerated() {
            guard let text = Self.identifier(in: line) else { continue }
            file.texts.append(ScannedText(parts: Self.parts(of: text), line: number + 1))
        }
        return file
    }

    /// Returns the value of `id` in a line of a flow, in one of the forms `id: a`, `id: "a"` and `{ id: 'a' }`.
    private static func identifier(in line: Substring) -> String? {
        guard let match = line.firstMatch(of: /(?:^|[\s{,-])id:\s*(?:"([^"]*)"|'([^']*)'|([^"',}\s][^,}]*))/) else {
            return nil
        }
        let value = match.1 ?? match.2 ?? match.3
        return value.map { $0.trimmingPrefix { $0 == " " } }.map(String.init)
    }

    /// Returns the texts between the wildcards of a regular expression.
    private static func parts(of pattern: String) -> [String] {
        pattern.split(separator: ".*", omittingEmptySubsequences: false).map { String($0).replacing("\\.", with: ".") }
    }
}
