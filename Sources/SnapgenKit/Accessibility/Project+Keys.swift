import SnapgenConfiguration
package import SnapgenModel
import SnapgenProject
package import SnapgenScan

extension Project {
    package func checkedAccessibilityKeys() throws(DiagnosticError) -> AccessibilityCatalog {
        try accessibilityKeys(areChecked: true)
    }

    /// - Parameter areChecked: Searches the project for what checks need, and adds their findings.
    package func accessibilityKeys(areChecked: Bool = false) throws(DiagnosticError) -> AccessibilityCatalog {
        let (scanner, problems) = keyScanner
        let resolver = KeyResolver(try scanner.scan())
        var catalog = resolver.catalog()
        if areChecked {
            try resolver.check(&catalog) { names throws(DiagnosticError) in
                (try scanner.mentions(of: names), texts(of: names))
            }
            let findings = Dictionary(grouping: catalog.diagnostics) { $0.path ?? "" }
            catalog.diagnostics = findings.flatMap { path, findings in
                let lines = String(decoding: bytes(at: path) ?? [], as: UTF8.self)
                    .split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
                return findings.filter { !isAllowed($0, in: lines) }
            }
        }
        catalog.diagnostics = (catalog.diagnostics + problems).sortedByPlace()
        return catalog
    }

    /// Returns whether a comment in the line of a finding, or in the line before, allows it: `// snapgen: allow=unset-key`.
    private func isAllowed(_ finding: Diagnostic, in lines: [Substring]) -> Bool {
        guard let line = finding.line, line > 0, line <= lines.count else { return false }
        return lines[max(0, line - 2)..<line].filter { $0.contains("allow=") }.contains { text in
            let words = text.firstMatch(of: /\/\/ *snapgen:.*allow=([a-z+-]+)/)?.1.split(separator: "+")
            return words?.contains { $0 == finding.id.rawValue } ?? false
        }
    }

    /// Returns those of some texts that the files of the project other than its Swift files contain, and names of images.
    private func texts(of open: Set<String>) -> Set<String> {
        if open.isEmpty { return [] }
        let own = [".storyboard", ".xib", ".strings", ".xcstrings", ".json", ".plist", ".m", ".mm", ".h"]
        let libraries = ["Pods", "Carthage", "SourcePackages", ".build/checkouts"]
        let places = own.map { ("", $0) } + libraries.flatMap { [($0, ".swift"), ($0, ".m")] }
        let paths = places.flatMap { folder, suffix in
            files.list(suffix, below: folder.isEmpty ? root.path : "\(root.path)/\(folder)", prefix: folder) {
                !$0.hasPrefix(".") && $0 != "DerivedData"
            }.files
        }
        let search = TextSearch(for: open, areWhole: true)
        return Set(paths.flatMap { search.found(in: Array($0.utf8) + (bytes(at: $0) ?? [])) })
    }

    private func bytes(at path: String) -> [UInt8]? {
        RelativePath(path).flatMap { try? files.read(root.absolute($0)) }
    }

    /// Returns the schemas of the app, with the errors in them.
    func checkedAccessibilitySchemas() throws(DiagnosticError) -> (index: SchemaIndex, problems: [Diagnostic]) {
        let (scanner, diagnostics) = keyScanner
        let (index, findings) = KeyResolver(try scanner.scan(onlySchemas: true)).checkedSchemas
        return (index, (diagnostics + findings).filter { $0.severity == .error }.sortedByPlace())
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
            let folders = ["Tests", "UITests"].filter { files.kind(of: "\(root.path)/\($0)") == .folder }
            modules = configuration.sources + folders.map { SourceModule(path: RelativePath($0), module: "Tests") }
        }
        var sources = discovery.sources(
            of: modules, excluding: configuration.exclude, findsTargets: known.isEmpty, known: { known[$0] })
        if sources.count == 0, known.isEmpty, determination.pathModules.isEmpty {
            sources.diagnostics.append(noSources)
        }
        return (KeyScanner(sources, roles: roles, options: request.scan), sources.diagnostics)
    }
}
