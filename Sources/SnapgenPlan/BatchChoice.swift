import SnapgenConfiguration
import SnapgenModel
import SnapgenScan

/// An included entry with the environments that it is shown in.
struct BatchedEntry: Equatable, Sendable {
    @Shared var entry: CatalogEntry
    /// `nil` for an entry that looks the same in every environment.
    var batch: PlannedBatch?

    /// The batch whose environments are part of the names of references; `nil` for none.
    var namedBatch: PlannedBatch? { entry.strategy.dependsOnEnvironment ? batch : nil }

    /// The entry, and after it one for each text that is recorded beside its pictures.
    var withTexts: [BatchedEntry] {
        guard entry.strategy == .image, let texts = entry.settings.texts else { return [self] }
        return [self]
            + texts.strategies.map { strategy in
                var text = self
                text.entry.strategy = strategy
                return text
            }
    }
}

/// Assigns to each entry the batch that its settings name.
struct BatchChoice: Sendable {
    let batches: [PlannedBatch]
    /// The batch of entries that name none.
    let fallback: String
    /// Adjusts batches to the settings of entries.
    let adjustment: BatchAdjustment

    /// The entries with their batches; an entry that names an unknown batch is left out with an error.
    func assign(to entries: [CatalogEntry]) -> ([BatchedEntry], [Diagnostic]) {
        var batched: [BatchedEntry] = []
        var diagnostics: [Diagnostic] = []
        for entry in entries {
            if !entry.strategy.dependsOnEnvironment {
                batched.append(BatchedEntry(entry: entry, batch: nil))
            } else if let batch = batch(of: entry) {
                batched.append(BatchedEntry(entry: entry, batch: adjustment.batch(batch, for: entry)))
                diagnostics += [adjustment.diagnostic(for: entry)].compactMap { $0 }
            } else {
                diagnostics.append(unknownBatch(of: entry))
            }
        }
        return (batched, diagnostics)
    }

    /// Returns a diagnostic for each entry that names an unknown batch.
    func problems(of entries: [CatalogEntry]) -> [Diagnostic] {
        entries.filter { $0.strategy.dependsOnEnvironment && batch(of: $0) == nil }.map(unknownBatch)
    }

    /// The batches that some of the entries are shown in, in the configuration's order, then those that were fitted.
    func used(by entries: [BatchedEntry]) -> [PlannedBatch] {
        var names: Set<String> = []
        var used: [PlannedBatch] = []
        for entry in entries {
            guard let batch = entry.batch, names.insert(batch.name).inserted else { continue }
            used.append(batch)
        }
        let configured = batches.filter { names.contains($0.name) }
        let configuredNames = Set(configured.map(\.name))
        return configured + used.filter { !configuredNames.contains($0.name) }
    }

    private func batch(of entry: CatalogEntry) -> PlannedBatch? {
        let name = name(for: entry)
        return batches.first { $0.name == name }
    }

    private func name(for entry: CatalogEntry) -> String { entry.settings.batch ?? fallback }

    private func unknownBatch(of entry: CatalogEntry) -> Diagnostic {
        let name = name(for: entry)
        return Diagnostic(
            .unknownName, .error,
            "no batch is called '\(name)'" + Suggestion.phrase(for: name, in: batches.map(\.name)),
            at: entry.location)
    }
}
