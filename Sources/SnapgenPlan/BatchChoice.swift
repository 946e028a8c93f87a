import SnapgenModel

/// An included entry with the environments that it is shown in.
struct BatchedEntry: Equatable, Sendable {
    var entry: CatalogEntry
    /// `nil` for an entry that looks the same in every environment.
    var batch: PlannedBatch?
}

/// Gives each entry the batch that it asks for.
struct BatchChoice: Sendable {
    let batches: [PlannedBatch]
    /// The batch of an entry that asks for none.
    let fallback: String

    /// The entries with their batches; one that asks for a batch that nobody defined is left out with an error.
    func assign(to entries: [CatalogEntry]) -> ([BatchedEntry], [Diagnostic]) {
        var batched: [BatchedEntry] = []
        var diagnostics: [Diagnostic] = []
        for entry in entries {
            if !entry.strategy.dependsOnEnvironment {
                batched.append(BatchedEntry(entry: entry, batch: nil))
            } else if let batch = batch(of: entry) {
                batched.append(BatchedEntry(entry: entry, batch: batch))
            } else {
                diagnostics.append(unknownBatch(of: entry))
            }
        }
        return (batched, diagnostics)
    }

    /// The batches that some of the entries are shown in, in the configuration's order.
    func used(by entries: [BatchedEntry]) -> [PlannedBatch] {
        let names = Set(entries.compactMap { $0.batch?.name })
        return batches.filter { names.contains($0.name) }
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
