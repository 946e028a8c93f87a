import SnapgenConfiguration
package import SnapgenModel
import SnapgenProject
package import SnapgenScan

extension Project {
    package func accessibilityKeys() throws(DiagnosticError) -> AccessibilityCatalog {
        try scan { resolver, _ in resolver.catalog() }
    }

    package func checkedAccessibilityKeys() throws(DiagnosticError) -> AccessibilityCatalog {
        var catalog = try scan { resolver, scanner throws(DiagnosticError) in
            try resolver.checkedCatalog { names throws(DiagnosticError) in
                (try scanner.mentions(of: names), texts(of: names))
            }
        }
        let reportsRaw = configuration.diagnostics[.rawIdentifier] != nil
        let findings = catalog.diagnostics.filter { reportsRaw || $0.id != .rawIdentifier }
        let sources = Dictionary(grouping: findings) { $0.path ?? "" }
        catalog.diagnostics = sources.flatMap { withoutAllowed($1, in: $0) }.sortedByPlace()
        return catalog
    }

    /// Returns those of some texts that storyboards, nib files, translations and libraries in the project contain.
    private func texts(of open: Set<String>) -> Set<String> {
        if open.isEmpty { return [] }
        let paths = [".storyboard", ".xib", ".strings", ".xcstrings"].flatMap { suffix in
            files.list(suffix, below: root.path) { !$0.hasPrefix(".") && $0 != "DerivedData" }.files
        }
        let libraries = ["Pods", "Carthage", "SourcePackages", ".build/checkouts"].flatMap { folder in
            [".swift", ".m"].flatMap { suffix in
                files.list(suffix, below: "\(root.path)/\(folder)", prefix: folder) { !$0.hasPrefix(".") }.files
            }
        }
        let search = TextSearch(for: open)
        return Set((paths + libraries).compactMap { bytes(at: $0).map(search.found) }.joined())
    }

    private func bytes(at path: String) -> [UInt8]? {
        RelativePath(path).flatMap { try? files.read(root.absolute($0)) }
    }

    /// Returns the findings in a file without those that a comment in their line, or in the line before, allows:
    /// `// snapgen: allow=unset-key`.
    private func withoutAllowed(_ findings: [Diagnostic], in path: String) -> [Diagnostic] {
        guard let bytes = bytes(at: path) else { return findings }
        let lines = String(decoding: bytes, as: UTF8.self).split(
            omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        let allowed = lines.map { line -> [Substring] in
            guard line.contains("allow=") else { return [] }
            return line.firstMatch(of: /\/\/ *snapgen:.*allow=([a-z+-]+)/)?.1.split(separator: "+") ?? []
        }
        return findings.filter { finding in
            guard let line = finding.line, line > 0, line <= lines.count else { return true }
            return !allowed[max(0, line - 2)..<line].joined().contains { $0 == finding.id.rawValue }
        }
    }

    func checkedAccessibilitySchemas() throws(DiagnosticError) -> (index: SchemaIndex, problems: [Diagnostic]) {
        let sources = KeySources(self)
        let files = try sources.scanner.schemas()
        var result = KeyResolver(files).checkedSchemas()
        let problems = sources.diagnostics.filter { $0.severity == .error }
        result.problems = (problems + result.problems).sortedByPlace()
        return result
    }

    private func scan(
        _ catalog: (KeyResolver, KeyScanner<SourceList>) throws(DiagnosticError) -> AccessibilityCatalog
    ) throws(DiagnosticError) -> AccessibilityCatalog {
        let sources = KeySources(self)
        var result = try catalog(KeyResolver(sources.scanner.scan()), sources.scanner)
        result.diagnostics = (sources.diagnostics + result.diagnostics).sortedByPlace()
        return result
    }
}

struct KeySources {
    private var sources: SourceList
    private var roles: [KeyFileRole] = []
    private(set) var diagnostics: [Diagnostic] = []
    private let project: Project
    private var seen: Set<String> = []

    /// Lists the files of a project: everything below the paths of the request, or else the files of all targets, or
    /// else the configured sources with the folders of tests; everything below the root of an Xcode project that cannot be
    /// read, or that is one of several.
    init(_ project: Project) {
        self.project = project
        sources = SourceList(root: project.root, files: project.files)
        let isConfigured =
            !project.configuration.sources.isEmpty || !project.root.isXcodeProject(in: project.files)
        if !project.determination.pathModules.isEmpty {
            appendAll(below: project.determination.pathModules)
        } else if let targets = project.targets {
            append(targets.layout)
        } else if isConfigured {
            appendConfigured()
        } else {
            appendAll(below: [SourceModule(path: nil, module: project.root.moduleName)])
            diagnostics += project.determination.diagnostics.map { problem in
                var note = problem
                note.severity = .note
                return note
            }
        }
    }

    var scanner: KeyScanner<SourceList> { KeyScanner(sources, roles: roles, options: project.request.scan) }

    private mutating func appendAll(below folders: [SourceModule]) {
        sources = project.discovery.sources(
            of: folders, excluding: project.configuration.exclude, findsTargets: true)
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
