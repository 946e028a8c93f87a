import SnapgenConfiguration
package import SnapgenModel
package import SnapgenScan

extension Project {
    /// Scans the project for accessibility keys.
    ///
    /// - Returns: The keys with the places that set them and their uses in UI tests, without findings.
    /// - Throws: A diagnostic if the system starts no thread.
    package func accessibilityKeys() throws(DiagnosticError) -> AccessibilityCatalog {
        try scan { $0.catalog() }
    }

    /// Scans the project for accessibility keys and checks them.
    ///
    /// - Returns: The keys, with the findings as diagnostics.
    /// - Throws: A diagnostic if the system starts no thread.
    package func checkedAccessibilityKeys() throws(DiagnosticError) -> AccessibilityCatalog {
        let reportsRawIdentifiers = configuration.diagnostics[.rawIdentifier] != nil
        return try scan { $0.checkedCatalog(reportsRawIdentifiers: reportsRawIdentifiers) }
    }

    /// Scans the app for accessibility schemas and checks them; other files than those with schemas are not parsed.
    ///
    /// - Returns: The schemas without keys, with the errors as diagnostics.
    /// - Throws: A diagnostic if the system starts no thread.
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
        let flows = MaestroFlows(root: root, files: self.files).scanned
        let resolver = KeyResolver(files + flows, settings: configuration.accessibility)
        var result = catalog(resolver)
        result.diagnostics = (sources.diagnostics + result.diagnostics).sortedByPlace()
        return result
    }
}
