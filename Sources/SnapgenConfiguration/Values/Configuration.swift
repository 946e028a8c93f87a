package import SnapgenModel

/// The values of all keys of the configuration; what is left out has its default.
package struct Configuration: Equatable, Sendable {
    package var sources: [SourceModule] = []
    package var exclude: [Glob] = []
    package var catalog = CatalogSettings()
    package var tests = TestSettings()
    package var uiTests = UITestSettings()
    package var references = References()
    /// All four settings have a value.
    package var pictures = PictureSettings(precision: 1, perceptualPrecision: 1, draw: .layer, allowBlank: false)
    package var environments = Environments()
    /// The settings of single entries; the last matching rule decides, key by key.
    package var rules: [Rule] = []
    package var accessibility = AccessibilitySettings()
    /// The severities of diagnostics that differ from the defaults.
    package var diagnostics: [DiagnosticID: DiagnosticLevel] = [:]
}

extension Configuration {
    package struct References: Equatable, Encodable, Sendable {
        /// Below the root.
        package var folder = Configuration.defaultReferences
        package var naming = ReferenceNaming.snapgen
        package var record = RecordMode.missing

        private enum CodingKeys: String, CodingKey {
            case folder = "references"
            case naming, record
        }
    }

    package struct Environments: Equatable, Encodable, Sendable {
        /// The devices that the user defined; one with the name of a built-in device takes its place.
        package var devices: [Device] = []
        /// Built-in ones first.
        package var batches = Batch.builtIn
        /// The batch of an entry that names none.
        package var defaultBatch = "regular"
    }
}

extension Configuration: Encodable {
    private enum CodingKeys: CodingKey {
        case sources, exclude, catalog, tests, uiTests, rules, accessibility, diagnostics
    }

    package func encode(to encoder: any Encoder) throws {
        try references.encode(to: encoder)
        try pictures.encode(to: encoder)
        try environments.encode(to: encoder)
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(sources, forKey: .sources)
        try container.encode(exclude, forKey: .exclude)
        try container.encode(catalog, forKey: .catalog)
        try container.encode(tests, forKey: .tests)
        try container.encode(uiTests, forKey: .uiTests)
        try container.encode(rules, forKey: .rules)
        try container.encode(accessibility, forKey: .accessibility)
        try container.encode(diagnostics, forKey: .diagnostics)
    }
}

/// The conditions under which references are written, with the names of swift-snapshot-testing.
package enum RecordMode: String, Encodable, Sendable, CaseIterable {
    case all
    case failed
    case missing
    case never
}
