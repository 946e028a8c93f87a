import SnapgenConfiguration
import SnapgenModel
import SnapgenScan

/// Adjusts a batch to the device and the theme of an entry.
struct BatchAdjustment: Sendable {
    /// All devices that have a name.
    let devices: [Device]
    /// Indicates whether entries get the device that they ask for, and its name in their references.
    var usesDevices = true

    /// The batch for an entry, under a name of its own where anything is changed.
    ///
    /// Its environments have the device of the entry, and the theme that all of its samples have.
    func batch(_ batch: PlannedBatch, for entry: CatalogEntry) -> PlannedBatch {
        var adjusted = batch
        if let device = device(of: entry) { adjusted = adjusted.on(device) }
        if let theme = entry.onlyTheme { adjusted = adjusted.in(theme) }
        return adjusted.environments == batch.environments ? batch : adjusted
    }

    /// A warning if the device of the entry is unknown.
    func diagnostic(for entry: CatalogEntry) -> Diagnostic? {
        guard usesDevices, let name = entry.settings.device, device(of: entry) == nil else { return nil }
        return Diagnostic(
            .unknownName, .warning,
            "'\(entry.title)' asks for the device '\(name)', which is not defined,"
                + " and it is shown on the batch's instead"
                + Suggestion.phrase(for: name, in: devices.map(\.name)),
            at: entry.location)
    }

    private func device(of entry: CatalogEntry) -> Device? {
        usesDevices ? entry.settings.device.flatMap(devices.device(called:)) : nil
    }
}

extension CatalogEntry {
    /// The theme that every sample chooses.
    fileprivate var onlyTheme: SnapshotEnvironment.Theme? {
        guard let samples, let theme = samples.first?.theme else { return nil }
        return samples.allSatisfy { $0.theme == theme } ? theme : nil
    }
}

extension PlannedBatch {
    fileprivate func on(_ device: Device) -> PlannedBatch {
        adjusted(by: device.name) { environment in
            switch environment.layout {
            case .device: environment.layout = .device(device)
            case .width: environment.layout = .width(device)
            case .fixed, .sizeThatFits: break
            }
        }
    }

    fileprivate func `in`(_ theme: SnapshotEnvironment.Theme) -> PlannedBatch {
        adjusted(by: theme.rawValue) { environment in
            if environment.theme != nil { environment.theme = theme }
        }
    }

    private func adjusted(by suffix: String, _ change: (inout SnapshotEnvironment) -> Void) -> PlannedBatch {
        var adjusted = self
        adjusted.name = "\(name)-\(suffix)"
        for index in environments.indices { change(&adjusted.environments[index]) }
        return adjusted.withoutRepetitions
    }
}

extension PlannedBatch {
    /// The batch with each environment once, where it is first; one that goes has not been saved, so it counts nowhere.
    var withoutRepetitions: PlannedBatch {
        var seen: Set<SnapshotEnvironment> = []
        var batch = self
        batch.environments = environments.filter { seen.insert($0).inserted }
        batch.combinations -= environments.count - batch.environments.count
        return batch
    }
}
