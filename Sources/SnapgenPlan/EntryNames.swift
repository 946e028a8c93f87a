package import SnapgenConfiguration
package import SnapgenModel
package import SnapgenNames
package import SnapgenScan

package struct EntryNames: Equatable, Sendable {
    package var stem: String?
    /// The folder below that of all references; `nil` for that folder itself.
    package var folder: RelativePath?
    package var samples: [PlannedSample]?
    /// Indicates whether samples at run time are named by their display names and numbered.
    package var countsNames = false
    /// The names by a pattern, with the values of the entry.
    package var pattern: NamePattern?
}

/// The names that another tool gave to references of previews, for projects that keep them.
protocol LegacyNames: Sendable {
    func names(of entry: CatalogEntry) -> EntryNames
    func diagnostics(for entry: CatalogEntry) -> [Diagnostic]
}

package struct EntryNamer: Sendable {
    private let configuration: Configuration
    /// The names that previews keep; `nil` where snapgen names all entries.
    private let legacy: (any LegacyNames)?
    /// The entry that has the references of a setting, if several have the setting.
    private let owners: [RelativePath: String]

    /// A namer for the entries of a catalog; those that take no part count as well.
    package init(_ configuration: Configuration, catalog: Catalog) {
        let naming = configuration.references.naming
        let pattern = naming.pattern.map { PatternNames(pattern: $0, target: configuration.tests.target) }
        self.configuration = configuration
        legacy = pattern ?? (naming.keepsOldNames ? PrefireNames(catalog, configuration) : nil)
        let chosen = catalog.entries.filter { $0.status == .included }
        let references = chosen.compactMap { entry in entry.settings.references.map { ($0, entry.id) } }
        owners = Dictionary(references) { first, _ in first }
    }

    /// Indicates whether two entries may be compared with one reference.
    var mayShareReferences: Bool { legacy != nil || !owners.isEmpty }

    package func names(of entry: CatalogEntry) -> EntryNames {
        var names =
            legacyNames(of: entry)?.names(of: entry)
            ?? EntryNames(
                folder: RelativePath("\(configuration.tests.target)/\(entry.module)"),
                samples: entry.samples.map(planned))
        if let references = chosenReferences(of: entry) {
            (names.folder, names.stem, names.pattern) = (references.parent, references.name, nil)
        }
        if entry.strategy.isTextOfViews { names.stem = (names.stem ?? entry.title) + entry.strategy.titleSuffix }
        return names
    }

    private func chosenReferences(of entry: CatalogEntry) -> RelativePath? {
        entry.settings.references.flatMap { owners[$0] == entry.id ? $0 : nil }
    }

    /// Returns whether an entry keeps its legacy name, so that it may share a reference with another.
    func keepsOldName(_ entry: CatalogEntry) -> Bool {
        legacyNames(of: entry) != nil || chosenReferences(of: entry) != nil
    }

    func diagnostics(for entry: CatalogEntry) -> [Diagnostic] {
        let legacy = legacyNames(of: entry)?.diagnostics(for: entry) ?? []
        guard let references = entry.settings.references, let owner = owners[references], owner != entry.id else {
            return legacy
        }
        return legacy + [
            entry.warning(
                .nameCollision,
                "'\(entry.title)' does not get the references '\(references)', which '\(owner)' has already; choose "
                    + "others by 'references' in a rule or comment")
        ]
    }

    private func legacyNames(of entry: CatalogEntry) -> (any LegacyNames)? {
        // Other tools record pictures of previews only.
        let isOfPreview = entry.kind == .previews || entry.kind == .macro
        return isOfPreview && !entry.strategy.isTextOfViews ? legacy : nil
    }

    /// Each sample with the name that its label gives or, if there is none or samples are numbered, with its number.
    private func planned(_ samples: [Sample]) -> [PlannedSample] {
        let labels = samples.map { configuration.references.naming == .numbered ? nil : $0.label }
        return zip(samples, LabelNames.names(for: labels)).map { sample, name in
            PlannedSample(
                number: sample.number, name: name ?? "\(sample.number)", line: sample.line, theme: sample.theme)
        }
    }
}
