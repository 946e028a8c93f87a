import SnapgenConfiguration
import SnapgenModel
import SnapgenScan

struct PictureLimits {
    let configuration: Configuration
    let catalog: Catalog

    var diagnostics: [Diagnostic] {
        let pictures = catalog.entries.filter { $0.status == .included && $0.strategy == .image }
        return pictures.flatMap { [presentation(of: $0), assignment(of: $0), platform(of: $0)].compactMap { $0 } }
    }

    private func presentation(of entry: CatalogEntry) -> Diagnostic? {
        guard let modifier = entry.preview?.presentation, drawing(of: entry) == .layer else { return nil }
        return Diagnostic(
            .notDrawn, .warning,
            "the picture of '\(entry.title)' does not show what '.\(modifier)' presents; write '// snapgen: draw=window' "
                + "before it, which requires a host app",
            at: entry.location)
    }

    private func assignment(of entry: CatalogEntry) -> Diagnostic? {
        guard let property = entry.preview?.assignedProperty else { return nil }
        return Diagnostic(
            .changesState, .warning,
            "'\(entry.title)' sets '\(property)', which keeps its value in the tests that run later; pass the value to the "
                + "view, or reset it in a hook of 'tests.set_up'",
            at: entry.location)
    }

    private func platform(of entry: CatalogEntry) -> Diagnostic? {
        guard entry.conditions.contains("os(watchOS)") else { return nil }
        return Diagnostic(
            .notDrawn, .warning,
            "'\(entry.title)' is compiled for watchOS only, where pictures are skipped; exclude it",
            at: entry.location)
    }

    private func drawing(of entry: CatalogEntry) -> Drawing {
        let name = entry.settings.batch ?? configuration.defaultBatch
        let batch = configuration.batches.first { $0.name == name }
        return entry.settings.draw ?? batch?.products.lazy.compactMap(\.draw).first ?? configuration.draw
    }
}
