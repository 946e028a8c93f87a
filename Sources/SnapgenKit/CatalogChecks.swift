import SnapgenConfiguration
import SnapgenModel
import SnapgenNames
import SnapgenScan

struct CatalogChecks {
    let resolved: ResolvedConfiguration
    let catalog: Catalog
    let unmatchedRules: [Int]
    let unmatchedAttributes: [String]

    private var configuration: Configuration { resolved.configuration }

    /// A diagnostic for each preview with something that its picture does not show, or that lasts after it.
    var limits: [Diagnostic] {
        let pictures = catalog.entries.filter { $0.status == .included && $0.strategy == .image }
        return pictures.flatMap { [presentation(of: $0), assignment(of: $0), platform(of: $0)].compactMap { $0 } }
    }

    private func presentation(of entry: CatalogEntry) -> Diagnostic? {
        guard let modifier = entry.declaration.preview?.presentation, drawing(of: entry) == .layer else { return nil }
        return entry.warning(
            .notDrawn,
            "the picture of '\(entry.title)' does not show what '.\(modifier)' presents; write '// snapgen: draw=window' "
                + "before it, which requires a host app")
    }

    private func assignment(of entry: CatalogEntry) -> Diagnostic? {
        guard let property = entry.declaration.preview?.assignedProperty else { return nil }
        return entry.warning(
            .changesState,
            "'\(entry.title)' sets '\(property)', which keeps its value in the tests that run later; pass the value to the "
                + "view, or reset it in a hook of 'tests.set_up'")
    }

    private func platform(of entry: CatalogEntry) -> Diagnostic? {
        guard entry.declaration.conditions.contains("os(watchOS)") else { return nil }
        return entry.warning(
            .notDrawn, "'\(entry.title)' is compiled for watchOS only, where pictures are skipped; exclude it")
    }

    private func drawing(of entry: CatalogEntry) -> Drawing? {
        let name = entry.settings.batch ?? configuration.environments.defaultBatch
        let batch = configuration.environments.batches.first { $0.name == name }
        return entry.settings.pictures.draw ?? batch?.products.lazy.compactMap(\.draw).first
            ?? configuration.pictures.draw
    }

    // MARK: - Unused settings

    /// A diagnostic for each pattern or name in the configuration that finds nothing in the catalog and is probably
    /// misspelt; none for batches and devices, which may be defined before they are needed.
    var unusedSettings: [Diagnostic] { protocols + attributes + macros + rules + languages }

    private var rules: [Diagnostic] {
        if unmatchedRules.isEmpty { return [] }
        let names = Set(catalog.entries.flatMap { [$0.name, $0.title].compactMap { $0 } }).sorted()
        let modules = Set(catalog.entries.map(\.module))
        return unmatchedRules.filter { !Self.isModule(configuration.rules[$0].match.pattern, modules) }.map { index in
            let match = configuration.rules[index].match
            let advice = Self.advice(on: match.pattern, among: names)
            return resolved.unused("rules", named: "\(index)", "the rule '\(match.pattern)' matches no entry\(advice)")
        }
    }

    /// Returns whether a pattern takes all types or all macros of a module, which may have none yet.
    private static func isModule(_ pattern: String, _ modules: Set<String>) -> Bool {
        [".*", ".**", "/**"].contains { pattern.hasSuffix($0) && modules.contains("\(pattern.dropLast($0.count))") }
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
        let names = Set(configuration.catalog.protocols.map(\.name)).subtracting(CatalogProtocol.standard.map(\.name))
        return unused(names, in: "catalog.protocols") {
            "no type is an entry by the protocol '\($0)'; check its name, or remove it"
        }
    }

    private var macros: [Diagnostic] {
        unused(Set(configuration.catalog.macros).subtracting(["Preview"]), in: "catalog.macros") {
            "no entry is a '#\($0)'; check the macro's name, or remove it"
        }
    }

    private var attributes: [Diagnostic] {
        unmatchedAttributes.map { name in
            let problem = "no type is an entry by '@\(name)'; check its name and its protocol, or remove it"
            return resolved.unused("catalog.attributes", problem)
        }
    }

    private var languages: [Diagnostic] {
        let products = configuration.environments.batches.flatMap(\.products).flatMap { [$0] + $0.include }
        let isUnused = !configuration.tests.recording.languages.isEmpty && products.allSatisfy(\.runLanguages.isEmpty)
        let problem = "no batch has 'locales: [test-plan]', so no test depends on the languages; add it, or remove them"
        return isUnused ? [resolved.unused("tests.languages", problem)] : []
    }

    private func unused(_ names: Set<String>, in key: String, _ problem: (String) -> String) -> [Diagnostic] {
        if resolved.origin(of: key) == .default { return [] }
        return names.subtracting(catalog.entries.map(\.declaration.catalogName)).sorted().map {
            resolved.unused(key, problem($0))
        }
    }
}
