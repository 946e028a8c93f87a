/// Everything a run needs to know, decided: each key has its value.
///
/// What the user wrote is `UserConfiguration` in `SnapgenConfiguration`, which also makes this.
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
        self.record = record
        self.precision = precision
        self.perceptualPrecision = perceptualPrecision
        self.devices = devices
        self.batches = batches
        self.defaultBatch = defaultBatch
        self.rules = rules
    }
}

/// A folder of Swift files that are compiled into one module.
public struct SourceModule: Hashable, Codable, Sendable {
    /// A folder or a file, below the root; `nil` for the root itself.
    public var path: RelativePath?
    /// The module's name.
    public var module: String

    /// The files at or below `path`, compiled into `module`.
    public init(path: RelativePath?, module: String) {
        self.path = path
        self.module = module
    }
}

/// What is an entry.
public struct CatalogSettings: Equatable, Codable, Sendable {
    /// A conforming type is an entry; of several, the first in the list takes it.
    public var protocols: [CatalogProtocol]
    /// The names of freestanding macros that are entries.
    public var macros: [String]
    /// Whether an entry takes part that says nothing about it.
    public var includesByDefault: Bool

    /// Settings; what is left out has its default.
    public init(
        protocols: [CatalogProtocol] = CatalogProtocol.standard,
        macros: [String] = ["Preview"],
        includesByDefault: Bool = true
    ) {
        self.protocols = protocols
        self.macros = macros
        self.includesByDefault = includesByDefault
    }
}

/// What is generated, and where.
public struct TestSettings: Equatable, Codable, Sendable {
    /// The test framework that the generated code is written for.
    public enum Framework: String, Codable, Sendable, CaseIterable {
        case xctest
        case swiftTesting = "swift-testing"
    }

    /// The library that asserts.
    public enum Engine: String, Codable, Sendable, CaseIterable {
        /// pointfreeco/swift-snapshot-testing, a dependency of the user's own.
        case snapshotTesting = "snapshot-testing"
        /// `SnapgenTesting`, for values.
        case snapgen
    }

    /// What one test function covers.
    public enum Granularity: String, Codable, Sendable, CaseIterable {
        case entry, environment, `case`
    }

    /// The test framework.
    public var framework: Framework
    /// The library that asserts pictures.
    public var imageEngine: Engine
    /// The library that asserts values.
    public var valueEngine: Engine
    /// What one test function covers.
    public var granularity: Granularity
    /// Modules that every generated tests file imports.
    public var imports: [String]
    /// Modules that every generated tests file imports with `@testable`, beside the one that it tests.
    public var testableImports: [String]
    /// A built-in template's name or a path.
    public var template: String
    /// The folder of the generated files, below the root.
    public var output: RelativePath
    /// The test target's name, the first folder below the references.
    public var target: String

    /// Settings; what is left out has its default.
    public init(
        framework: Framework = .xctest,
        imageEngine: Engine = .snapshotTesting,
        valueEngine: Engine = .snapshotTesting,
        granularity: Granularity = .entry,
        imports: [String] = [],
        testableImports: [String] = [],
        template: String = "xctest",
        output: RelativePath = TestSettings.defaultOutput,
        target: String = "SnapshotTests"
    ) {
        self.framework = framework
        self.imageEngine = imageEngine
        self.valueEngine = valueEngine
        self.granularity = granularity
        self.imports = imports
        self.testableImports = testableImports
        self.template = template
        self.output = output
        self.target = target
    }

    /// The engine that asserts references of `strategy`.
    public func engine(for strategy: CaptureStrategy) -> Engine {
        strategy == .image ? imageEngine : valueEngine
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

/// What holds for the entries that a pattern matches.
public struct Rule: Equatable, Codable, Sendable {
    /// Matched against an entry's name, its title and its id.
    public var match: Glob
    /// What holds for them.
    public var settings: Directives

    /// `settings` for the entries that `match` matches.
    public init(match: Glob, settings: Directives) {
        self.match = match
        self.settings = settings
    }
}
