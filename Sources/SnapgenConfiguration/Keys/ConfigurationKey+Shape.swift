import SnapgenModel
import SnapgenText

extension ConfigurationKey {
    /// What a key takes.
    indirect enum Shape: Equatable, Sendable {
        /// A value that is described by a noun: `a pattern`.
        case text(String)
        case path
        case number(NumberRange)
        case flag
        case choice([String])
        case list(of: Shape)
        /// The mapping of the keys below.
        case section
        /// A value, or the mapping of the keys below.
        case valueOrSection(Shape)
        /// A list of mappings of the keys below.
        case sections
        /// A list of mappings of a batch's axes.
        case environments
        /// A mapping from names to `Shape`, or to the mapping of the keys below.
        case named(Shape)
        /// A mapping from names to texts, flags, numbers, and lists and mappings of them.
        case values
    }

    /// The numbers that a key takes.
    enum NumberRange: Equatable, Sendable {
        /// 0...1
        case share
        case aboveZero
        case notNegative

        /// Whether the range holds `number`.
        func contains(_ number: Double) -> Bool {
            switch self {
            case .share: (0...1).contains(number)
            case .aboveZero: number > 0
            case .notNegative: number >= 0
            }
        }
    }

    /// What the key takes.
    var shape: Shape {
        switch self {
        case .catalog, .tests, .devicesSafeArea, .devicesLandscape: .section
        case .sources, .rules: .sections
        case .devices, .batches: .named(.section)
        case .catalogProtocols: .named(Self.choice(CatalogProtocol.Access.self))
        case .catalogAttributes: .named(.text("a protocol's name"))
        case .testsEngine: .valueOrSection(Self.choice(TestSettings.Engine.self))

        case .sourcesPath: .text("a path below the root, or '.' for the root")
        case .testsOutput, .references: .path
        case .testsTemplate: .text("a built-in template's name or a path below the root")
        case .testsArguments: .values
        case .testsTarget: .text("a target's name")
        case .testsSimulatorDevice: .text("a model's identifier such as 'iPhone15,2'")
        case .testsRequiredOS: .text("a version such as 18 or 18.4")
        case .sourcesModule: .text("a module's name")
        case .testsLanguages: .list(of: .text("a language such as en or pt-BR, or a pseudo-language"))
        case .testsImports, .testsTestableImports: .list(of: .text("a module's name"))
        case .catalogMacros: .list(of: .text("a macro's name without '#'"))
        case .exclude: .list(of: .text("a pattern"))
        case .rulesMatch: .text("a pattern")
        case .defaultBatch, .rulesBatch: .text("a batch's name")
        case .rulesDevice: .text("a device's name")
        case .rulesLayout: .text("device, sizeThatFits or a size such as 320x100")
        case .batchesDevices, .batchesWidths: .list(of: .text("a device's name"))
        case .batchesSizes: .list(of: .text("a size such as 320x100"))
        case .batchesLocales: .list(of: .text("a locale such as en or ar_SA"))

        case .batchesOrientations: .list(of: Self.choice(SnapshotEnvironment.Orientation.self))
        case .batchesContrasts: .list(of: Self.choice(SnapshotEnvironment.Contrast.self))
        case .batchesMotions: .list(of: Self.choice(SnapshotEnvironment.Motion.self))
        case .devicesIdiom: Self.choice(Device.Idiom.self)
        case .batchesThemes: .list(of: Self.choice(SnapshotEnvironment.Theme.self))
        case .batchesTextSizes: .list(of: Self.choice(SnapshotEnvironment.TextSize.self))
        case .batchesLayout: .choice([SnapshotEnvironment.Layout.sizeThatFits.name])
        case .batchesCombine: Self.choice(EnvironmentProduct.Combination.self)
        case .batchesStrength: .choice(["2", "3"])
        case .batchesInclude, .batchesExclude: .environments
        case .catalogDefault: Self.choice(CatalogDefault.self)
        case .testsFramework: Self.choice(TestSettings.Framework.self)
        case .testsEngineImages, .testsEngineValues: Self.choice(TestSettings.Engine.self)
        case .testsGranularity: Self.choice(TestSettings.Granularity.self)
        case .record, .rulesRecord: Self.choice(RecordMode.self)
        case .naming: Self.choice(ReferenceNaming.self)

        case .precision, .perceptualPrecision, .rulesPrecision, .rulesPerceptualPrecision: .number(.share)
        case .devicesWidth, .devicesHeight, .devicesScale: .number(.aboveZero)
        case .devicesSafeAreaTop, .devicesSafeAreaLeft, .devicesSafeAreaBottom, .devicesSafeAreaRight, .rulesDelay,
            .devicesLandscapeTop, .devicesLandscapeLeft, .devicesLandscapeBottom, .devicesLandscapeRight:
            .number(.notNegative)
        case .rulesSkip, .devicesInNames: .flag
        }
    }

    /// What each item of a list takes, or each name of a mapping of names; for another key, what it takes itself.
    var itemShape: Shape {
        switch shape {
        case .list(let item), .named(let item): item
        case let shape: shape
        }
    }

    private static func choice<Value: CaseIterable & RawRepresentable<String>>(_ type: Value.Type) -> Shape {
        .choice(type.allCases.map(\.rawValue))
    }
}

extension ConfigurationKey.Shape: CustomStringConvertible {
    /// What a message says is expected: `a number from 0 to 1`.
    var description: String {
        switch self {
        case .text(let noun): noun
        case .path: "a path below the root"
        case .number(.share): "a number from 0 to 1"
        case .number(.aboveZero): "a number above 0"
        case .number(.notNegative): "a number of 0 or more"
        case .flag: "true or false"
        case .choice(let values): values.listed(with: "or")
        case .list: "a list"
        case .section, .named, .values: "a mapping"
        case .valueOrSection(.choice(let values)): (values + ["a mapping"]).listed(with: "or")
        case .valueOrSection(let value): "\(value) or a mapping"
        case .sections, .environments: "a list of mappings"
        }
    }
}

/// Whether an entry takes part that says nothing about it, as the file spells it.
enum CatalogDefault: String, CaseIterable {
    case include, exclude
}
