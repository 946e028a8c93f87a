import SnapgenModel

/// What the references of an entry are called, and where they lie.
struct EntryNames: Equatable, Sendable {
    /// What the names begin with; `nil` for the entry's title.
    var stem: String?
    /// The folder below that of all references; `nil` for that folder itself.
    var folder: RelativePath?
    /// The samples with their names; `nil` where only running tells.
    var samples: [PlannedSample]?
    /// Whether samples that only running tells are called by their display names and counted.
    var countsNames = false
}

/// Names the references of entries as the configuration wants them.
struct EntryNamer: Sendable {
    private let configuration: Configuration
    private let prefire: PrefireNames
    /// The folder of a module's references, below that of all.
    private let folders: [String: RelativePath]

    /// A namer for the entries of a catalog; those that take no part count as well.
    init(_ configuration: Configuration, catalog: Catalog) {
        self.configuration = configuration
        // What Prefire counted and confused matters only where its names are kept.
        self.prefire = PrefireNames(configuration.naming.keepsOldNames ? catalog : Catalog(), configuration)
        let target = configuration.tests.target
        folders = Set(catalog.entries.map(\.module)).reduce(into: [:]) { $0[$1] = Self.folder(of: $1, target) }
    }

    /// The names of an entry's references.
    func names(of entry: CatalogEntry) -> EntryNames {
        keepsOldName(entry) ? prefire.names(of: entry) : ownNames(of: entry)
    }

    /// Whether two entries may be compared with one reference, because they always were.
    func keepsOldName(_ entry: CatalogEntry) -> Bool {
        configuration.naming.keepsOldNames && entry.kind != .samples
    }

    /// What nobody can know of the names of an entry before it runs.
    func diagnostics(for entry: CatalogEntry) -> [Diagnostic] {
        keepsOldName(entry) ? prefire.diagnostics(for: entry) : []
    }

    private func ownNames(of entry: CatalogEntry) -> EntryNames {
        let samples = entry.samples.map { SampleNames.names(for: $0, areNumbered: configuration.naming == .numbered) }
        return EntryNames(folder: folder(of: entry), samples: samples)
    }

    private func folder(of entry: CatalogEntry) -> RelativePath {
        folders[entry.module] ?? Self.folder(of: entry.module, configuration.tests.target)
    }

    private static func folder(of module: String, _ target: String) -> RelativePath {
        guard let path = RelativePath("\(target)/\(module)") else {
            preconditionFailure("a target or module is named like no folder: \(module)")
        }
        return path
    }
}
