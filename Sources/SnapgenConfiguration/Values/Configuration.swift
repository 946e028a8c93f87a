package import SnapgenModel

/// The values of all keys of the configuration.
///
/// `ConfigurationResolver` in `SnapgenConfiguration` makes it of a file and the command line's options.
package struct Configuration: Equatable, Encodable, Sendable {
    /// The modules to scan, in order.
    package var sources: [SourceModule]
    /// Globs of files that are not scanned.
    package var exclude: [Glob]
    /// The rules for what becomes an entry of the catalog.
    package var catalog: CatalogSettings
    /// The settings of the generated tests.
    package var tests: TestSettings
    /// The places of the files for UI tests of samples.
    package var uiTests: UITestSettings
    /// The folder of the references, below the root.
    package var references: RelativePath
    /// The naming of the references of previews.
    package var naming: ReferenceNaming
    package var record: RecordMode
    /// The share of pixels that has to match, 0...1.
    package var precision: Double
    /// The similarity required of two pixels to count as equal, 0...1.
    package var perceptualPrecision: Double
    /// The way in which pictures are drawn.
    package var draw: Drawing
    /// Indicates whether pictures may be empty.
    package var allowBlank: Bool
    /// The devices that the user defined; one with the name of a built-in device takes its place.
    package var devices: [Device]
    /// The batches by name, built-in ones first.
    package var batches: [Batch]
    /// The batch of an entry that names none.
    package var defaultBatch: String
    /// The settings of single entries; the last matching rule decides, key by key.
    package var rules: [Rule]
    /// The settings of accessibility keys.
    package var accessibility: AccessibilitySettings
    /// The severities of diagnostics that differ from the defaults.
    package var diagnostics: [DiagnosticID: DiagnosticLevel]

    /// A configuration; what is left out has its default.
    package init(
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
package enum Drawing: String, Encodable, Sendable, CaseIterable {
    /// The layers of the view, which needs no host app.
    case layer
    /// The window as the screen shows it, with glass and materials.
    case window
}

/// The conditions under which references are written, with the names of swift-snapshot-testing.
package enum RecordMode: String, Encodable, Sendable, CaseIterable {
    /// Every reference, whatever is there.
    case all
    /// Those that differ.
    case failed
    /// Those that are not there.
    case missing
    /// None.
    case never
}
