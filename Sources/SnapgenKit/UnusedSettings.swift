import SnapgenConfiguration
import SnapgenModel
import SnapgenNames
import SnapgenScan

/// Finds parts of the configuration that nothing in the catalog matches or names.
///
/// A pattern or a protocol that finds nothing is probably misspelt: a warning. A batch or a device may be defined
/// before it is needed: a note.
struct UnusedSettings {
    let resolved: ResolvedConfiguration
    let catalog: Catalog
    let unmatchedRules: [Int]

    var diagnostics: [Diagnostic] { protocols + macros + devices + batches + rules }

    private var configuration: Configuration { resolved.configuration }

    private var rules: [Diagnostic] {
        if unmatchedRules.isEmpty { return [] }
        let names = Set(catalog.entries.flatMap { [$0.name, $0.title].compactMap { $0 } }).sorted()
        return unmatchedRules.map { index in
            let match = configuration.rules[index].match
            let advice = renaming(match) ?? Self.advice(on: match.pattern, among: names)
            return resolved.origin(of: \.rules, at: index).diagnostic(
                .unusedSetting, "the rule '\(match.pattern)' matches no entry\(advice)", severity: .warning)
        }
    }

    /// The current titles of the previews that a pattern matches by their former ones; `nil` if there are none.
    private func renaming(_ pattern: Glob) -> String? {
        let renamed = catalog.entries.filter { $0.formerTitle.map(pattern.matches) ?? false }
        guard let first = renamed.first, let former = first.formerTitle else { return nil }
        let others = renamed.count == 1 ? "" : ", and \(renamed.count - 1) more are called after their views"
        return "; '\(former)' is now called '\(first.title)'\(others)"
    }

    private static func advice(on pattern: String, among names: [String]) -> String {
        let lowercased = Glob(pattern.lowercased())
        let alike = names.first { lowercased.matches($0.lowercased()) }.map { [$0] } ?? []
        // Longer than any name, and slow to compare with all of them.
        let near = pattern.count > 200 ? [] : Suggestion.nearest(to: pattern.filter { $0 != "*" }, in: names)
        let meant = alike.isEmpty ? near : alike
        guard !meant.isEmpty else { return "; 'snapgen scan' lists the names that rules are matched against" }
        return "; did you mean \(meant.map { "'\($0)'" }.listed(with: "or"))?"
    }

    private var protocols: [Diagnostic] {
        let standard = CatalogProtocol.standard.map(\.name)
        return configuration.catalog.protocols.map(\.name).filter { !standard.contains($0) && !finds($0) }.map { name in
            resolved.origin(of: \.catalog.protocols).diagnostic(
                .unusedSetting, "no type is an entry by the protocol '\(name)'; check its name, or remove it",
                severity: .warning)
        }
    }

    private var macros: [Diagnostic] {
        guard resolved.origin(of: \.catalog.macros) != .default else { return [] }
        return configuration.catalog.macros.filter { $0 != "Preview" && !finds($0) }.map { name in
            resolved.origin(of: \.catalog.macros).diagnostic(
                .unusedSetting, "no entry is a '#\(name)'; check the macro's name, or remove it", severity: .warning)
        }
    }

    private func finds(_ catalogName: String) -> Bool {
        catalog.entries.contains { $0.catalogName == catalogName }
    }

    private var batches: [Diagnostic] {
        let named = Set(catalog.entries.compactMap(\.settings.batch) + configuration.rules.compactMap(\.settings.batch))
        return configuration.batches.map(\.name).compactMap { name in
            let origin = resolved.origin(of: \.batches, named: name)
            guard origin != .default, name != configuration.defaultBatch, !named.contains(name) else { return nil }
            return origin.diagnostic(
                .unusedSetting,
                "no entry, no rule and not 'default_batch' names the batch '\(name)'; name it, or remove it",
                severity: .note)
        }
    }

    private var devices: [Diagnostic] {
        let layouts = configuration.batches.flatMap(\.products).flatMap(\.allLayouts)
        let asked = catalog.entries.compactMap(\.settings.device) + configuration.rules.compactMap(\.settings.device)
        let named = Set(layouts.compactMap(\.device?.name) + asked.compactMap { device(called: $0)?.name })
        return configuration.devices.filter { !named.contains($0.name) }.map { device in
            resolved.origin(of: \.devices, named: device.name).diagnostic(
                .unusedSetting,
                "no batch, no rule and no preview names the device '\(device.name)'; name it, or remove it",
                severity: .note)
        }
    }

    private func device(called name: String) -> Device? {
        (configuration.devices + Device.builtIn).device(called: name)
    }
}

extension EnvironmentProduct {
    fileprivate var allLayouts: [SnapshotEnvironment.Layout] {
        layouts + (include + exclude).flatMap(\.allLayouts)
    }
}

extension SnapshotEnvironment.Layout {
    fileprivate var device: Device? {
        switch self {
        case .device(let device), .width(let device): device
        case .fixed, .sizeThatFits: nil
        }
    }
}
