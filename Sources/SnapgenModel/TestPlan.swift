/// Every snapshot, with its test and its reference, before anything runs.
///
/// Its encoding is what `snapgen plan --format json` prints.
public struct TestPlan: Equatable, Codable, Sendable {
    /// The format's name and major version.
    public private(set) var schema = "snapgen.plan/1"
    /// The test target that the generated files belong to.
    public var target: String
    /// The batches that are used, in the configuration's order.
    public var batches: [PlannedBatch]
    /// One per scanned module, also where it has no tests, ordered by module.
    public var suites: [PlannedSuite]
    /// Every case, in the order of the suites' tests.
    public var cases: [PlannedCase]
    /// What was wrong on the way, the catalog's diagnostics first.
    public var diagnostics: [Diagnostic]

    /// A plan with everything in its final order.
    public init(
        target: String,
        batches: [PlannedBatch] = [],
        suites: [PlannedSuite] = [],
        cases: [PlannedCase] = [],
        diagnostics: [Diagnostic] = []
    ) {
        self.target = target
        self.batches = batches
        self.suites = suites
        self.cases = cases
        self.diagnostics = diagnostics
    }
}

/// A batch with its axes combined.
public struct PlannedBatch: Equatable, Codable, Sendable {
    /// The name in the configuration.
    public var name: String
    /// In the configuration's order, none twice.
    public var environments: [SnapshotEnvironment]

    /// The batch `name`.
    public init(name: String, environments: [SnapshotEnvironment]) {
        self.name = name
        self.environments = environments
    }
}

/// The tests of one module, which become one file and one class or suite.
public struct PlannedSuite: Equatable, Codable, Sendable {
    /// The module under test.
    public var module: String
    /// The class: `TravelUISnapshotTests`.
    public var name: String
    /// Ordered as the catalog is.
    public var tests: [PlannedTest]

    /// The suite `name` of `module`.
    public init(module: String, name: String, tests: [PlannedTest]) {
        self.module = module
        self.name = name
        self.tests = tests
    }
}

/// One test function.
public struct PlannedTest: Equatable, Codable, Sendable {
    /// The function's name, `testHotelListView`: valid Swift, unique in its suite.
    public var function: String
    /// What it tests.
    public var entry: CatalogEntry
    /// The names of the environments that it covers, none for a value.
    public var environments: [String]
    /// The batch that these environments are, where they are a whole one.
    @ExplicitNull public var batch: String?
    /// The samples that it covers, or `nil` where only running tells.
    @ExplicitNull public var samples: [PlannedSample]?
    /// The number of samples of the entry, of which `samples` may be a part; `nil` where only running tells.
    @ExplicitNull public var sampleCount: Int?
    /// The folder of its references below the references' root: `TravelSnapshotTests/TravelUI`.
    public var folder: RelativePath
    /// The share of pixels that has to match, 0...1.
    public var precision: Double
    /// How alike two pixels have to be, 0...1.
    public var perceptualPrecision: Double
    /// How long a view is left on screen before it is captured, in seconds.
    public var delay: Double

    /// A test function with all that its body says.
    public init(
        function: String,
        entry: CatalogEntry,
        environments: [String] = [],
        batch: String? = nil,
        samples: [PlannedSample]?,
        sampleCount: Int? = nil,
        folder: RelativePath,
        precision: Double = 1,
        perceptualPrecision: Double = 1,
        delay: Double = 0
    ) {
        self.function = function
        self.entry = entry
        self.environments = environments
        self.batch = batch
        self.samples = samples
        self.sampleCount = sampleCount
        self.folder = folder
        self.precision = precision
        self.perceptualPrecision = perceptualPrecision
        self.delay = delay
    }
}

/// One sample under the name that its references carry.
public struct PlannedSample: Hashable, Codable, Sendable {
    /// Counted from 1.
    public var number: Int
    /// The label made safe for a file's name, else the number.
    public var name: String
    /// The line on which it is written, counted from 1.
    public var line: Int

    /// The sample with this number.
    public init(number: Int, name: String, line: Int) {
        self.number = number
        self.name = name
        self.line = line
    }
}

/// One sample of one entry in one environment.
public struct PlannedCase: Hashable, Codable, Sendable {
    /// The reference without its folder and extension, after the module: `TravelUI/HotelCell-iPhone13-dark.1`.
    public var id: String
    /// The entry's id.
    public var entry: String
    /// The sample's name in the reference; `*` where only running tells.
    public var sample: String
    /// The environment's name; `nil` for a value.
    @ExplicitNull public var environment: String?
    /// `Target.Suite/function`, as `swift test --filter` takes it.
    public var test: String
    /// The reference file below the root; with `*` for the sample where only running tells.
    public var reference: String

    /// A case with its test and its reference.
    public init(
        id: String, entry: String, sample: String, environment: String?, test: String, reference: String
    ) {
        self.id = id
        self.entry = entry
        self.sample = sample
        self.environment = environment
        self.test = test
        self.reference = reference
    }
}
