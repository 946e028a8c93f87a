@testable import SnapgenModel
@testable import SnapgenProject

/// Files in memory, below `/project`.
struct StoredFiles: ProjectFiles {
    /// The texts by absolute path.
    var texts: [String: String] = [:]
    /// The output of `swift package dump-package` by folder.
    var packages: [String: String] = [:]
    /// Indicates whether a package without an output cannot be evaluated, instead of being left out.
    var evaluates = false

    /// Stores files by their paths below the root, or outside of it with `../`.
    init(_ texts: [String: String], packages: [String: String] = [:]) {
        self.texts = Self.absolute(texts)
        self.packages = Self.absolute(packages)
    }

    private static func absolute(_ table: [String: String]) -> [String: String] {
        Dictionary(uniqueKeysWithValues: table.map { (AbsolutePath.resolve($0.key, from: "/project"), $0.value) })
    }

    /// Reads the project at a path below the root.
    func layout(_ path: String = "", configuration: String? = nil) throws -> ProjectLayout {
        try ProjectReader(files: self, root: "/project", configuration: configuration)
            .layout(at: AbsolutePath.resolve(path, from: "/project"))
    }

    func hasFile(_ path: String) -> Bool { texts[path] != nil }

    func hasFolder(_ path: String) -> Bool { texts.keys.contains { $0.hasPrefix("\(path)/") } }

    func read(_ path: String) throws(DiagnosticError) -> [UInt8] {
        guard let text = texts[path] else {
            throw DiagnosticError(Diagnostic(.unreadableInput, .error, "absent", path: path))
        }
        return Array(text.utf8)
    }

    func names(in folder: String) -> [String] {
        let below = texts.keys.filter { $0.hasPrefix("\(folder)/") }.map { $0.dropFirst(folder.count + 1) }
        return Set(below.compactMap { $0.split(separator: "/").first.map(String.init) }).sorted()
    }

    func swiftFiles(below folder: String, entersLinks: Bool) -> [String] {
        texts.keys.filter { $0.hasPrefix("\(folder)/") && $0.hasSuffix(".swift") }
    }

    /// Reads JSON, which is YAML.
    func yaml(_ path: String) throws(DiagnosticError) -> UserValue? {
        let bytes = try read(path)
        do {
            return try UserValue(json: bytes)
        } catch {
            throw DiagnosticError(Diagnostic(.badYAML, .error, "not JSON", path: path))
        }
    }

    func packageDescriptions(in folders: [String]) -> [Result<PackageDescription?, DiagnosticError>] {
        folders.map { folder in
            let description = packages[folder].flatMap { PackageDescription(dump: Array($0.utf8)) }
            if description == nil, evaluates || packages[folder] != nil {
                return .failure(DiagnosticError(Diagnostic(.badProject, .error, "cannot be evaluated", path: folder)))
            }
            return .success(description)
        }
    }
}
