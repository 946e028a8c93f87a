/// The values of all keys of the configuration.
///
/// `ConfigurationResolver` in `SnapgenConfiguration` makes it of a file and the command line's options.
public struct Configuration: Equatable, Codable, Sendable {
    /// The modules to scan, in order.
    public var sources: [SourceModule]
    /// Globs of files that are not scanned.
    public var exclude: [Glob]
    /// What is an entry.
    public var catalog: CatalogSettings
    /// What is generated.
    public var tests: TestSettings
    /// The folder of the references, below the root.
    public var references: RelativePath
    /// What references of previews are called.
    public var naming: ReferenceNaming
    /// When references are written.
    public var record: RecordMode
    /// The share of pixels that has to match, 0...1.
    public var precision: Double
    /// How alike two pixels have to be, 0...1.
    public var perceptualPrecision: Double
    /// The devices that the user defined; one with the name of a built-in device takes its place.
    public var devices: [Device]
    /// The batches by name, built-in ones first.
    public var batches: [Batch]
    /// The batch of an entry that names none.
    public var defaultBatch: String
    /// What holds for single entries; the last that matches decides, key by key.
    public var rules: [Rule]

    /// A configuration; what is left out has its default.
    public init(
        sources: [SourceModule] = [],
        exclude: [Glob] = [],
        catalog: CatalogSettings = CatalogSettings(),
        tests: TestSettings = TestSettings(),
        references: RelativePath = Configuration.defaultReferences,
        naming: ReferenceNaming = .snapgen,
        record: RecordMode = .missing,
        precision: Double = 1,
        perceptualPrecision: Double = 1,
        devices: [Device] = [],
        batches: [Batch] = Batch.builtIn,
        defaultBatch: String = "regular",
        rules: [Rule] = []
    ) {
        self.sources = sources
        self.exclude = exclude
        self.catalog = catalog
        self.tests = tests
        self.references = references
        self.naming = naming
        self.record = record
        self.precision = precision
        self.perceptualPrecision = perceptualPrecision
        self.devices = devices
        self.batches = batches
        self.defaultBatch = defaultBatch
        self.rules = rules
    }
}

/// When references are written; the names are swift-snapshot-testing's.
public enum RecordMode: String, Codable, Sendable, CaseIterable {
    /// Every reference, whatever is there.
    case all
    /// Those that differ.
    case failed
    /// Those that are not there.
    case missing
    /// None.
    case never
}
