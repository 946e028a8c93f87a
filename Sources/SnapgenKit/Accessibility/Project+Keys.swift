import SnapgenConfiguration
package import SnapgenModel
import SnapgenProject
package import SnapgenScan

extension Project {
    package func accessibilityKeys() throws(DiagnosticError) -> AccessibilityCatalog {
        try scan { resolver, _ in resolver.catalog() }
    }

    package func checkedAccessibilityKeys() throws(DiagnosticError) -> AccessibilityCatalog {
        let reportsRawIdentifiers = configuration.diagnostics[.rawIdentifier] != nil
        var catalog = try scan { resolver, scanner throws(DiagnosticError) in
            try resolver.checkedCatalog(reportsRawIdentifiers: reportsRawIdentifiers) {
                unknown, unset throws(DiagnosticError) in
                try scanner.mentioned(unknown).union(texts(of: unknown.union(unset)))
            }
        }
        catalog.diagnostics.removeAll(where: isAllowed)
        return catalog
    }

    /// Returns those of some texts that storyboards, nib files and translations of the project contain.
    private func texts(of open: Set<String>) -> Set<String> {
        if open.isEmpty { return [] }
        let suffixes = [".storyboard", ".xib", ".strings", ".xcstrings"]
        let paths = suffixes.flatMap { suffix in
            files.list(suffix, below: root.path) { !$0.hasPrefix(".") && $0 != "Pods" && $0 != "DerivedData" }.files
        }
        return paths.reduce(into: []) { found, file in
            guard let path = RelativePath(file.path), let bytes = try? files.read(root.absolute(path)) else { return }
            let text = String(decoding: bytes, as: UTF8.self)
            found.formUnion(open.filter(text.contains))
        }
    }

    /// Returns whether a comment in the line of a finding, or in the line before, allows it: `// snapgen: allow=unset-key`.
    private func isAllowed(_ finding: Diagnostic) -> Bool {
        guard let path = finding.path.flatMap(RelativePath.init), let line = finding.line,
            let bytes = try? files.read(root.absolute(path))
        else {
            return false
        }
        let lines = bytes.split(separator: UInt8(ascii: "\n"), maxSplits: line, omittingEmptySubsequences: false)
        return lines.prefix(line).suffix(2).contains { bytes in
            let text = String(decoding: bytes, as: UTF8.self)
            guard let words = text.firstMatch(of: /\/\/ *snapgen:.*allow=([a-z+-]+)/)?.1 else { return false }
            return words.split(separator: "+").contains { $0 == finding.id.rawValue }
        }
    }

    /// Files without schemas are not parsed.
    func checkedAccessibilitySchemas() throws(DiagnosticError) -> AccessibilityCatalog {
        let sources = KeySources(self)
        let files = try KeyScanner(sources.sources, roles: sources.roles, options: request.scan).schemas()
        var result = KeyResolver(files, settings: configuration.accessibility).checkedSchemas()
        let problems = sources.diagnostics.filter { $0.severity == .error }
        result.diagnostics = (problems + result.diagnostics).sortedByPlace()
        return result
    }

    private func scan(
        _ catalog: (KeyResolver, KeyScanner<SourceList>) throws(DiagnosticError) -> AccessibilityCatalog
    ) throws(DiagnosticError) -> AccessibilityCatalog {
        let sources = KeySources(self)
        let scanner = KeyScanner(sources.sources, roles: sources.roles, options: request.scan)
        let files = try scanner.scan() + maestroFlows
        var result = try catalog(KeyResolver(files, settings: configuration.accessibility), scanner)
        result.diagnostics = (sources.diagnostics + result.diagnostics).sortedByPlace()
        return result
    }
}

// MARK: - Maestro

/// The identifiers that the flows of Maestro name, in the folder `.maestro` at the root.
///
/// See docs.maestro.dev, "Selectors": the value of `id` is an identifier or a regular expression.
extension Project {
    private var maestroFlows: [ScannedKeyFile] {
        let folder = "\(root.path)/.maestro"
        guard files.kind(of: folder) == .folder else { return [] }
        return [".yaml", ".yml"].flatMap { suffix in
            files.list(suffix, below: folder, prefix: ".maestro") { _ in true }.files.compactMap {
                maestroFlow(at: $0.path)
            }
        }
    }

    private func maestroFlow(at path: String) -> ScannedKeyFile? {
        guard let path = RelativePath(path), let bytes = try? files.read(root.absolute(path)) else { return nil }
        var file = ScannedKeyFile(path: path, module: "", isUITest: true)
        let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
        for (number, line) in lines.enumerated() {
            guard let text = Self.identifier(in: line) else { continue }
            // The texts between the wildcards of a regular expression.
            let parts = text.split(separator: ".*", omittingEmptySubsequences: false)
                .map { String($0).replacing("\\.", with: ".") }
            file.texts.append(ScannedText(parts: parts, line: number + 1))
            if parts.count == 1 {
                let location = SourceLocation(path: path, line: number + 1, column: 1)
                file.lookups.append(ScannedLookup(value: .text(parts[0]), location: location))
            }
        }
        return file
    }

    /// Returns the value of `id` in a line of a flow, in one of the forms `id: a`, `id: "a"` and `{ id: 'a' }`.
    private static func identifier(in line: Substring) -> String? {
        guard let match = line.firstMatch(of: /(?:^|[\s{,-])id:\s*(?:"([^"]*)"|'([^']*)'|([^"',}\s][^,}]*))/) else {
            return nil
        }
        return (match.1 ?? match.2 ?? match.3).map { String($0.trimmingPrefix { $0 == " " }) }
    }
}

struct KeySources {
    private(set) var sources: SourceList
    private(set) var roles: [KeyFileRole] = []
    private(set) var diagnostics: [Diagnostic] = []
    private let project: Project
    private var seen: Set<String> = []

    /// Lists the files of a project: everything below the paths of the request, or else the files of all targets, or
    /// else the configured sources with the folders of tests.
    init(_ project: Project) {
        self.project = project
        sources = SourceList(root: project.root, files: project.files)
        if !project.determination.pathModules.isEmpty {
            appendPaths()
        } else if let targets = project.targets {
            append(targets.layout)
        } else {
            appendConfigured()
        }
    }

    private mutating func appendPaths() {
        sources = project.discovery.sources(
            of: project.determination.pathModules, excluding: project.configuration.exclude, findsTargets: true)
        diagnostics = sources.diagnostics
        roles = Array(repeating: .byContent, count: sources.count)
    }

    /// Adds the files of all targets; a file that the app shares with tests is one of the app.
    private mutating func append(_ layout: ProjectLayout) {
        let targets = layout.targets.filter { !$0.kind.isTest } + layout.targets.filter(\.kind.isTest)
        for target in targets {
            let role: KeyFileRole = target.kind == .uiTests ? .uiTest : target.kind == .unitTests ? .test : .app
            append(target.files, target.module ?? ModuleNamer.module(named: target.name), role)
        }
    }

    private mutating func appendConfigured() {
        (sources, diagnostics) = project.sources()
        roles = Array(repeating: .app, count: sources.count)
        seen = Set(sources.paths.map(\.string))
        let tests = ["Tests", "UITests"].compactMap { RelativePath($0) }.filter { folder in
            project.files.kind(of: project.root.absolute(folder)) == .folder
        }
        append(project.discovery.swiftFiles(at: tests), "Tests", .test)
    }

    private mutating func append(_ files: [String], _ module: String, _ role: KeyFileRole) {
        for file in files {
            guard let path = RelativePath(file), seen.insert(file).inserted, !project.isExcluded(path) else { continue }
            sources.append(path, at: project.root.absolute(path), module: module)
            roles.append(role)
        }
    }
}
