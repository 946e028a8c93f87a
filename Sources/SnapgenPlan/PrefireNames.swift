import SnapgenConfiguration
import SnapgenModel
import SnapgenNames
import SnapgenScan

/// The names of references of Prefire with swift-snapshot-testing.
///
/// Prefire passes a preview's display name to the library, or the name of the test function where it has none; the
/// library makes it safe for a file and counts how often a test function has used it.
struct PrefireNames: LegacyNames {
    private let configuration: Configuration
    private let macroNumbers: [String: Int]
    /// The files of a name that several files with macros have, for which Prefire makes equal names.
    private let sharedStems: Set<String>

    init(_ catalog: Catalog, _ configuration: Configuration) {
        self.configuration = configuration
        let macros = catalog.entries.filter { Self.isSeen($0, configuration.catalog) }
        let byFile = Dictionary(grouping: macros, by: \.path)
        macroNumbers = byFile.values.reduce(into: [:]) { numbers, entries in
            for (number, entry) in entries.sorted(by: { $0.line < $1.line }).enumerated() { numbers[entry.id] = number }
        }
        let stems = Dictionary(grouping: byFile.keys, by: \.stem)
        sharedStems = Set(stems.filter { $0.value.count > 1 }.keys)
    }

    func names(of entry: CatalogEntry) -> EntryNames {
        let raw = Self.rawName(of: entry, number: macroNumbers[entry.id])
        let samples = samples(of: entry, raw)
        return EntryNames(
            stem: LibraryName.fileName(raw), folder: folder(of: entry), samples: samples, countsNames: samples == nil)
    }

    func diagnostics(for entry: CatalogEntry) -> [Diagnostic] {
        [unknownSamples(of: entry), unknownNumber(of: entry)].compactMap { $0 }
    }

    private static func rawName(of entry: CatalogEntry, number: Int?) -> String {
        guard entry.kind == .macro else {
            // Prefire writes the function `test_authView` for `AuthView_Previews`.
            let type = entry.name ?? entry.title
            return "test_" + (type.prefix(1).lowercased() + type.dropFirst()).replacing("_Previews", with: "") + "()"
        }
        if let name = entry.name, !entry.declaration.isNameBelow { return name }
        // A number that Prefire did not give may be another macro's.
        return "\(entry.path.stem)_\(number.map { "\($0)" } ?? StableHash.short(entry.id))"
    }

    /// Prefire finds a macro only at the start of a line, and numbers the included ones.
    private static func isSeen(_ entry: CatalogEntry, _ settings: CatalogSettings) -> Bool {
        let isSkipped = entry.settings.skip ?? !settings.includesByDefault
        return entry.kind == .macro && entry.location.column == 1 && !isSkipped
    }

    private func folder(of entry: CatalogEntry) -> RelativePath? {
        guard configuration.references.naming == .prefireSplit else { return nil }
        return RelativePath("\(entry.path.stem)Tests.generated")
    }

    private func samples(of entry: CatalogEntry, _ raw: String) -> [PlannedSample]? {
        guard let samples = entry.samples, !samples.contains(where: { $0.displayName == .computed }) else { return nil }
        var counts: [String: Int] = [:]
        return samples.map { sample in
            var name = sample.label
            if case .shared(let shared) = sample.displayName { name = shared }
            if entry.kind == .macro { name = nil }
            counts[name ?? raw, default: 0] += 1
            return PlannedSample(
                number: sample.number, name: "\(counts[name ?? raw] ?? 1)", stem: name.map(LibraryName.fileName),
                line: sample.line, theme: sample.theme)
        }
    }

    private func unknownSamples(of entry: CatalogEntry) -> Diagnostic? {
        let names = names(of: entry)
        guard names.samples == nil else { return nil }
        return entry.warning(
            .openName,
            "only running tells the names of the previews of '\(entry.title)': without a display name they are called "
                + "'\(names.stem ?? "").1.png' and so on, with one by it; write the previews and their names out to have "
                + "them planned")
    }

    private func unknownNumber(of entry: CatalogEntry) -> Diagnostic? {
        let isSeen = macroNumbers[entry.id] != nil
        guard entry.kind == .macro, entry.name == nil || entry.declaration.isNameBelow,
            !isSeen || sharedStems.contains(entry.path.stem)
        else { return nil }
        let reason =
            isSeen
            ? "several files are named '\(entry.path.name)', which Prefire cannot tell apart"
            : "Prefire does not see a macro that is not at the start of its line"
        let advice = "give it a display name in its first line"
        return entry.warning(.openName, "\(reason), so there may be no existing reference for this preview; \(advice)")
    }
}
