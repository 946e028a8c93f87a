import SnapgenConfiguration
package import SnapgenModel
package import SnapgenScan

extension Project {
    package func accessibilityKeys() throws(DiagnosticError) -> AccessibilityCatalog {
        try scan { $0.catalog() }
    }

    package func checkedAccessibilityKeys() throws(DiagnosticError) -> AccessibilityCatalog {
        let reportsRawIdentifiers = configuration.diagnostics[.rawIdentifier] != nil
        return try scan { $0.checkedCatalog(reportsRawIdentifiers: reportsRawIdentifiers) }
    }

    /// Files without schemas are not parsed.
    func checkedAccessibilitySchemas() throws(DiagnosticError) -> AccessibilityCatalog {
        let sources = KeySources(self)
        let files = try KeyScanner(sources.sources, roles: sources.roles, options: request.reading.scan).schemas()
        var result = KeyResolver(files, settings: configuration.accessibility).checkedSchemas()
        let problems = sources.diagnostics.filter { $0.severity == .error }
        result.diagnostics = (problems + result.diagnostics).sortedByPlace()
        return result
    }

    private func scan(
        _ catalog: (KeyResolver) -> AccessibilityCatalog
    ) throws(DiagnosticError) -> AccessibilityCatalog {
        let sources = KeySources(self)
        let files = try KeyScanner(sources.sources, roles: sources.roles, options: request.reading.scan).scan()
        let flows = maestroFlows
        let resolver = KeyResolver(files + flows, settings: configuration.accessibility)
        var result = catalog(resolver)
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
            file.texts.append(
                ScannedText(parts: parts.map { String($0).replacing("\\.", with: ".") }, line: number + 1))
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
}
