/// One test function.
public struct PlannedTest: Equatable, Codable, Sendable {
    /// The function's name, `testHotelListView`: valid Swift, unique in its suite.
    public var function: String
    /// What it tests.
    @Shared public var entry: CatalogEntry
    /// The names of the environments that it covers, none for a value.
    public var environments: [String]
    /// The batch that these environments are, where they are a whole one.
    @ExplicitNull public var batch: String?
    /// The samples that it covers, or `nil` where only running tells.
    @ExplicitNull public var samples: [PlannedSample]?
    /// The number of samples of the entry, of which `samples` may be a part; `nil` where only running tells.
    @ExplicitNull public var sampleCount: Int?
    /// The folder of its references below the references' root, `TravelSnapshotTests/TravelUI`; `nil` for the root.
    public var folder: RelativePath?
    /// What its references' names begin with; `nil` for the entry's title.
    public var stem: String?
    /// Whether samples that only running tells are called by their display names and counted.
    public var countsNames: Bool
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
        folder: RelativePath?,
        stem: String? = nil,
        countsNames: Bool = false,
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
        self.stem = stem
        self.countsNames = countsNames
        self.precision = precision
        self.perceptualPrecision = perceptualPrecision
        self.delay = delay
    }
}

extension PlannedTest {
    /// Whether each of its samples, which only running tells, is a case of its own: XCTest knows no such thing.
    public func isParameterized(by settings: TestSettings) -> Bool {
        settings.framework == .swiftTesting && settings.granularity == .case && samples == nil
            && !countsNames
    }
}

/// One sample under the name that its references carry.
public struct PlannedSample: Hashable, Codable, Sendable {
    /// Counted from 1.
    public var number: Int
    /// The label made safe for a file's name, else the number.
    public var name: String
    /// What its references' names begin with; `nil` for what the test says.
    public var stem: String?
    /// The line on which it is written, counted from 1.
    public var line: Int
    /// The only theme that it is shown in, of those that its test's environments have; `nil` for all.
    public var theme: SnapshotEnvironment.Theme?

    /// The sample with this number.
    public init(
        number: Int, name: String, stem: String? = nil, line: Int, theme: SnapshotEnvironment.Theme? = nil
    ) {
        self.number = number
        self.name = name
        self.stem = stem
        self.line = line
        self.theme = theme
    }
}
