package import SnapgenModel
package import SnapgenNames

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
    package var review = ReviewSettings()
    /// The severities of diagnostics that differ from the defaults.
    package var diagnostics: [DiagnosticID: DiagnosticLevel] = [:]

    package struct ReviewSettings: Equatable, Encodable, Sendable {
        package var threshold = 0.1

        package init() {}
    }

    package struct References: Equatable, Sendable {
        /// Below the root.
        package var folder = Configuration.defaultReferences
        package var naming = ReferenceNaming.snapgen
        package var record = RecordMode.missing
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
    package func encode(to encoder: any Encoder) throws {
        try pictures.encode(to: encoder)
        try environments.encode(to: encoder)
        try encoder.encode([
            "sources": sources, "exclude": exclude, "catalog": catalog, "tests": tests, "uiTests": uiTests,
            "references": references.folder, "naming": references.naming, "record": references.record, "rules": rules,
            "accessibility": accessibility, "review": review, "diagnostics": diagnostics,
        ])
    }
}

/// The conditions under which references are written, with the names of swift-snapshot-testing.
package enum RecordMode: String, Encodable, Sendable, CaseIterable {
    case all
    case failed
    case missing
    case never
}

/// The tool whose names and folders the references of previews have.
package enum ReferenceNaming: Hashable, Sendable {
    /// snapgen: `<references>/<target>/<module>/HotelList-iPhone13-dark.1.png`.
    case snapgen
    /// snapgen, with samples called by their numbers whatever their labels are: `HotelList-iPhone13-dark.2.png`.
    case numbered
    /// Prefire: `<references>/test_hotelList-iPhone-15.1.png`, a preview with a display name by that name.
    case prefire
    /// Prefire with a folder for each source file: `<references>/HotelListTests.generated/...`.
    case prefireSplit
    /// Names that another set-up of tests gives.
    case pattern(NamePattern)

    /// Indicates whether previews keep names that snapgen does not give.
    package var keepsOldNames: Bool { self != .snapgen && self != .numbered }

    package var pattern: NamePattern? { if case .pattern(let pattern) = self { pattern } else { nil } }
}

extension ReferenceNaming: RawRepresentable, CaseIterable, Encodable {
    /// Those without a pattern.
    package static let allCases: [Self] = [.snapgen, .numbered, .prefire, .prefireSplit]

    package var rawValue: String {
        switch self {
        case .snapgen: "snapgen"
        case .numbered: "numbered"
        case .prefire: "prefire"
        case .prefireSplit: "prefire-split"
        case .pattern(let pattern): pattern.text
        }
    }

    package init?(rawValue: String) {
        let pattern = NamePattern(rawValue)
        let named = Self.allCases.first { $0.rawValue == rawValue }
        guard let naming = named ?? (pattern.problem == nil ? .pattern(pattern) : nil) else { return nil }
        self = naming
    }
}

/// The places of the files for UI tests of samples: an app that shows one sample, and tests that launch it.
package struct UITestSettings: Equatable, Encodable, Sendable {
    /// The folder of the files for the app, below the root; `nil` for none.
    package var app: RelativePath?
    /// The app's module, which its files do not import; `nil` for the module whose folder contains `app`.
    package var module: String?
    package var output: RelativePath?
}

package struct AccessibilitySettings: Equatable, Encodable, Sendable {
    /// The folder of the page objects for UI tests; `nil` for none.
    package var screens: RelativePath?
}

extension Configuration {
    /// `__Snapshots__`, outside of every target's folder: a recorded file then triggers no re-planning of the build.
    package static let defaultReferences = RelativePath.constant("__Snapshots__")
}

extension Batch {
    /// `regular`, `extended` and `component`, as the origins of the catalog name them.
    package static let builtIn = builtIn(on: Device.builtIn)

    static func builtIn(on devices: [Device]) -> [Batch] {
        let layouts = { (names: [String]) in
            names.compactMap { name in
                devices.first { $0.name == name }.map { SnapshotEnvironment.Layout.device(screen: $0) }
            }
        }
        let regular = EnvironmentProduct(layouts: layouts(["iPhone13"]), themes: [.light, .dark])
        let others = EnvironmentProduct(layouts: layouts(["iPhone8", "iPhoneSe"]), themes: [.light])
        let component = EnvironmentProduct(layouts: [.sizeThatFits], themes: [.light, .dark])
        return [
            Batch(name: "regular", products: [regular]), Batch(name: "extended", products: [regular, others]),
            Batch(name: "component", products: [component]),
        ]
    }
}
