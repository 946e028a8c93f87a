public import SnapgenModel
import SnapgenResolution
import SnapgenScan

extension Project {
    /// Scans the project for accessibility keys.
    ///
    /// - Returns: The keys with the places that set them and their uses in UI tests, without findings.
    /// - Throws: A diagnostic if the system starts no thread.
    public func accessibilityKeys() throws(DiagnosticError) -> AccessibilityCatalog {
        try scannedKeys().catalog
    }

    /// Scans the project for accessibility keys.
    func scannedKeys() throws(DiagnosticError) -> (resolver: KeyResolver, catalog: AccessibilityCatalog) {
        let sources = KeySources(self)
        let (files, hasUITests) = try KeyScanner(options: scanOptions).scan(sources.sources, roles: sources.roles)
        let resolver = KeyResolver(files, settings: configuration.accessibility)
        var catalog = resolver.catalog(hasUITests: hasUITests)
        catalog.diagnostics = (sources.diagnostics + catalog.diagnostics).sortedByPlace()
        return (resolver, catalog)
    }
}
