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

    /// Returns those of some texts that the files of the project other than its Swift files contain, and names of images.
    private func texts(of open: Set<String>) -> Set<String> {
        if open.isEmpty { return [] }
        let suffixes = [".storyboard", ".xib", ".strings", ".xcstrings", ".json", ".plist", ".m", ".mm", ".h"]
        let paths = suffixes.flatMap { suffix in
            files.list(suffix, below: root.path) { !$0.hasPrefix(".") && $0 != "DerivedData" }.files
        }
        let libraries = ["Pods", "Carthage", "SourcePackages", ".build/checkouts"].flatMap { folder in
            [".swift", ".m"].flatMap { suffix in
                files.list(suffix, below: "\(root.path)/\(folder)", prefix: folder) { !$0.hasPrefix(".") }.files
            }
        }
        let search = TextSearch(for: open, areWhole: true)
        return Set((paths + libraries).flatMap { search.found(in: Array($0.utf8) + (bytes(at: $0) ?? [])) })
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
        var modules = determination.pathModules
        var roles: [String: KeyFileRole] = [:]
        var known: [SourceModule: [String]] = [:]
        if modules.isEmpty, let targets = targets?.layout.targets {
            // A file that the app shares with tests is one of the app.
            for target in targets.filter({ !$0.kind.isTest }) + targets.filter(\.kind.isTest) {
                let module = SourceModule(module: target.module ?? ModuleNamer.module(named: target.name))
                roles[module.module] = target.kind == .uiTests ? .uiTest : target.kind == .unitTests ? .test : .app
                known[module, default: []] += target.files
                modules.append(module)
            }
        } else if modules.isEmpty, configuration.sources.isEmpty {
            modules = [SourceModule(path: nil, module: root.moduleName)]
        } else if modules.isEmpty {
            let tests = ["Tests", "UITests"].compactMap(RelativePath.init).filter {
                files.kind(of: root.absolute($0)) == .folder
            }
            modules = configuration.sources + tests.map { SourceModule(path: $0, module: "Tests") }
        }
        var sources = discovery.sources(
            of: modules, excluding: configuration.exclude, findsTargets: known.isEmpty, known: { known[$0] })
        if sources.count == 0, known.isEmpty, determination.pathModules.isEmpty {
            sources.diagnostics.append(noSources)
        }
        return (KeyScanner(sources, roles: roles, options: request.scan), sources.diagnostics)
    }
}
