/// The values of all keys of the configuration.
///
/// `ConfigurationResolver` in `SnapgenConfiguration` makes it of a file and the command line's options.
public struct Configuration: Equatable, Encodable, Sendable {
    /// The modules to scan, in order.
    public var sources: [SourceModule]
    /// Globs of files that are not scanned.
    public var exclude: [Glob]
    /// The rules for what becomes an entry of the catalog.
    public var catalog: CatalogSettings
    /// The settings of the generated tests.
    public var tests: TestSettings
    /// The places of the files for UI tests of samples.
    public var uiTests: UITestSettings
    /// The folder of the references, below the root.
    public var references: RelativePath
    /// The naming of the references of previews.
    public var naming: ReferenceNaming
    public var record: RecordMode
    /// The share of pixels that has to match, 0...1.
    public var precision: Double
    /// The similarity required of two pixels to count as equal, 0...1.
    public var perceptualPrecision: Double
    /// The way in which pictures are drawn.
    public var draw: Drawing
    /// Indicates whether pictures may be empty.
    public var allowBlank: Bool
    /// The devices that the user defined; one with the name of a built-in device takes its place.
    public var devices: [Device]
    /// The batches by name, built-in ones first.
    public var batches: [Batch]
    /// The batch of an entry that names none.
    public var defaultBatch: String
    /// The settings of single entries; the last matching rule decides, key by key.
    public var rules: [Rule]
    /// The settings of accessibility keys.
    public var accessibility: AccessibilitySettings
    /// The severities of diagnostics that differ from the defaults.
    public var diagnostics: [DiagnosticID: DiagnosticLevel]

    /// A configuration; what is left out has its default.
    public init(
        sources: [SourceModule] = [],
        exclude: [Glob] = [],
        catalog: CatalogSettings = CatalogSettings(),
        tests: TestSettings = TestSettings(),
        uiTests: UITestSettings = UITestSettings(),
        references: RelativePath = Configuration.defaultReferences,
        naming: ReferenceNaming = .snapgen,
        record: RecordMode = .missing,
        precision: Double = 1,
        perceptualPrecision: Double = 1,
        draw: Drawing = .layer,
        allowBlank: Bool = false,
        devices: [Device] = [],
        batches: [Batch] = Batch.builtIn,
        defaultBatch: String = "regular",
        rules: [Rule] = [],
        accessibility: AccessibilitySettings = AccessibilitySettings(),
        diagnostics: [DiagnosticID: DiagnosticLevel] = [:]
    ) {
        self.sources = sources
        self.exclude = exclude
        self.catalog = catalog
        self.tests = tests
        self.uiTests = uiTests
        self.references = references
        self.naming = naming
        self.record = record
        self.precision = precision
        self.perceptualPrecision = perceptualPrecision
        self.draw = draw
        self.allowBlank = allowBlank
        self.devices = devices
        self.batches = batches
        self.defaultBatch = defaultBatch
        self.rules = rules
        self.accessibility = accessibility
        self.diagnostics = diagnostics
    }
}

/// The ways in which pictures are drawn.
public enum Drawing: String, Encodable, Sendable, CaseIterable {
    /// The layers of the view, which needs no host app.
    case layer
    /// The window as the screen shows it, with glass and materials.
    case window
}

/// The conditions under which references are written, with the names of swift-snapshot-testing.
public enum RecordMode: String, Encodable, Sendable, CaseIterable {
    /// Every reference, whatever is there.
    case all
    /// Those that differ.
    case failed
    /// Those that are not there.
    case missing
    /// None.
    case never
}
