import SnapgenConfiguration
package import SnapgenModel
package import SnapgenScan

/// An included entry with the environments that it is shown in.
struct BatchedEntry: Equatable, Sendable {
    @Shared var entry: CatalogEntry
    /// `nil` for an entry that looks the same in every environment.
    var batch: PlannedBatch?

    /// The batch whose environments are part of the names of references; `nil` for none.
    var namedBatch: PlannedBatch? { entry.strategy.dependsOnEnvironment ? batch : nil }

    /// The entry, and after it one for the text that is recorded beside its pictures.
    var withTexts: [BatchedEntry] {
        guard entry.strategy == .image, entry.settings.texts == .tree else { return [self] }
        var text = self
        text.entry.strategy = .tree
        return [self, text]
    }
}

extension TestPlanner {
    /// The entries with the batches that their settings name, adjusted to their devices and themes; an entry that names
    /// an unknown batch is left out with an error.
    func batched(_ entries: [CatalogEntry]) -> ([BatchedEntry], [Diagnostic]) {
        var batched: [BatchedEntry] = []
        var diagnostics: [Diagnostic] = []
        for entry in entries {
            if !entry.strategy.dependsOnEnvironment {
                batched.append(BatchedEntry(entry: entry, batch: nil))
            } else if let batch = batch(of: entry) {
                batched.append(BatchedEntry(entry: entry, batch: adjusted(batch, to: entry)))
                if let problem = unknownDevice(of: entry) { diagnostics.append(problem) }
            } else {
                diagnostics.append(unknownBatch(of: entry))
            }
        }
        return (batched, diagnostics)
    }

    package func unknownBatches(in catalog: Catalog) -> [Diagnostic] {
        let entries = catalog.entries.filter { $0.status == .included && $0.strategy.dependsOnEnvironment }
        return entries.filter { batch(of: $0) == nil }.map(unknownBatch)
    }

    /// The batches that some of the entries are shown in, in the configuration's order, then those that were adjusted.
    func used(by entries: [BatchedEntry]) -> [PlannedBatch] {
        var names: Set<String> = []
        let used = entries.compactMap(\.batch).filter { names.insert($0.name).inserted }
        let configured = batches.filter { names.contains($0.name) }
        let configuredNames = Set(configured.map(\.name))
        return configured + used.filter { !configuredNames.contains($0.name) }
    }

    private func batchName(of entry: CatalogEntry) -> String {
        entry.settings.batch ?? configuration.environments.defaultBatch
    }

    private func batch(of entry: CatalogEntry) -> PlannedBatch? {
        batches.first { $0.name == batchName(of: entry) }
    }

    private func unknownBatch(of entry: CatalogEntry) -> Diagnostic {
        let name = batchName(of: entry)
        return Diagnostic(
            .unknownName, .error,
            "no batch is called '\(name)'" + Suggestion.phrase(for: name, in: batches.map(\.name)),
            at: entry.location)
    }
}

// MARK: - Devices and themes

extension TestPlanner {
    private var devices: [Device] { configuration.environments.devices + Device.builtIn }

    /// Indicates whether entries get the device that they ask for, and its name in their references.
    private var usesDevices: Bool { !configuration.references.naming.keepsOldNames }

    /// The batch under a name of its own where anything is changed: its environments have the device of the entry, and
    /// the theme that all of its samples have.
    private func adjusted(_ batch: PlannedBatch, to entry: CatalogEntry) -> PlannedBatch {
        var adjusted = batch
        if let device = device(of: entry) {
            adjusted.change(by: device.name) { environment in
                switch environment.layout {
                case .device: environment.layout = .device(screen: device)
                case .width: environment.layout = .width(screen: device)
                case .fixed, .sizeThatFits: break
                }
            }
        }
        if let samples = entry.samples, let theme = samples.first?.theme, samples.allSatisfy({ $0.theme == theme }) {
            adjusted.change(by: theme.rawValue) { if $0.theme != nil { $0.theme = theme } }
        }
        return adjusted.environments == batch.environments ? batch : adjusted
    }

    private func device(of entry: CatalogEntry) -> Device? {
        usesDevices ? entry.settings.device.flatMap(devices.device(called:)) : nil
    }

    private func unknownDevice(of entry: CatalogEntry) -> Diagnostic? {
        guard usesDevices, let name = entry.settings.device, device(of: entry) == nil else { return nil }
        return entry.warning(
            .unknownName,
            "'\(entry.title)' asks for the device '\(name)', which is not defined, and it is shown on the batch's instead"
                + Suggestion.phrase(for: name, in: devices.map(\.name)))
    }
}

extension PlannedBatch {
    fileprivate mutating func change(by suffix: String, _ change: (inout SnapshotEnvironment) -> Void) {
        name += "-\(suffix)"
        for index in environments.indices { change(&environments[index]) }
        self = withoutRepetitions
    }

    /// The batch with each environment once, where it is first; one that goes has not been saved, so it counts nowhere.
    var withoutRepetitions: PlannedBatch {
        var batch = self
        batch.environments = environments.distinct { $0 }
        batch.combinations -= environments.count - batch.environments.count
        return batch
    }
}
