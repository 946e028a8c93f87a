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
        let sources = Dictionary(grouping: catalog.diagnostics) { $0.path ?? "" }
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

    /// Returns the schemas of the app, with the errors in them.
    func checkedAccessibilitySchemas() throws(DiagnosticError) -> (index: SchemaIndex, problems: [Diagnostic]) {
        let (scanner, diagnostics) = keyScanner
        let (index, findings) = KeyResolver(try scanner.scan(onlySchemas: true)).checkedSchemas
        return (index, (diagnostics + findings).filter { $0.severity == .error }.sortedByPlace())
    }

    private func scan(
        _ catalog: (KeyResolver, KeyScanner<SourceList>) throws(DiagnosticError) -> AccessibilityCatalog
    ) throws(DiagnosticError) -> AccessibilityCatalog {
        let (scanner, diagnostics) = keyScanner
        var result = try catalog(KeyResolver(scanner.scan()), scanner)
        result.diagnostics = (diagnostics + result.diagnostics).sortedByPlace()
        return result
    }

    /// A scanner of everything below the paths of the request, or else of the files of all targets, or else of the
    /// configured sources with the folders of tests, or of everything below the root without these; and the problems of
    /// listing those.
    private var keyScanner: (KeyScanner<SourceList>, [Diagnostic]) {
        let paths = determination.pathModules
        var sources = SourceList(root: root, files: files)
        var roles: [KeyFileRole] = []
        var seen: Set<String> = []
        func append(_ files: [String], _ module: String, _ role: KeyFileRole) {
            for file in files where seen.insert(file).inserted {
                guard let path = RelativePath(file), !isExcluded(path) else { continue }
                sources.append(path, at: root.absolute(path), module: module)
                roles.append(role)
            }
        }
        if paths.isEmpty, let targets = targets?.layout.targets {
            // A file that the app shares with tests is one of the app.
            for target in targets.filter({ !$0.kind.isTest }) + targets.filter(\.kind.isTest) {
                let role: KeyFileRole = target.kind == .uiTests ? .uiTest : target.kind == .unitTests ? .test : .app
                append(target.files, target.module ?? ModuleNamer.module(named: target.name), role)
            }
        } else if paths.isEmpty, !configuration.sources.isEmpty {
            let found = self.sources()
            sources = found.sources
            sources.diagnostics = found.diagnostics
            roles = Array(repeating: .app, count: sources.count)
            seen = Set(sources.paths.map(\.string))
            let folders = ["Tests", "UITests"].compactMap { RelativePath($0) }
            append(
                discovery.swiftFiles(at: folders.filter { files.kind(of: root.absolute($0)) == .folder }), "Tests",
                .test)
        } else {
            let folders = paths.isEmpty ? [SourceModule(path: nil, module: root.moduleName)] : paths
            sources = discovery.sources(of: folders, excluding: configuration.exclude, findsTargets: true)
            roles = Array(repeating: .byContent, count: sources.count)
            if paths.isEmpty, sources.count == 0 { sources.diagnostics.append(noSources) }
        }
        return (KeyScanner(sources, roles: roles, options: request.scan), sources.diagnostics)
    }
}
