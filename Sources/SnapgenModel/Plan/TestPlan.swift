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
    /// How many there were if every value were combined with every other and nothing excluded.
    public var combinations: Int
    /// Of how many axes every combination of values occurs that is not excluded; `nil` if of all.
    @ExplicitNull public var strength: Int?

    /// The batch `name`.
    ///
    /// - Parameter combinations: As many as there are environments where nothing is left out.
    public init(
        name: String, environments: [SnapshotEnvironment], combinations: Int? = nil, strength: Int? = nil
    ) {
        self.name = name
        self.environments = environments
        self.combinations = combinations ?? environments.count
        self.strength = strength
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
