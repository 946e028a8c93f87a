package import SnapgenConfiguration
package import SnapgenModel

/// All snapshots with their tests and references, computed before any test runs.
///
/// `snapgen plan --format json` prints the encoded plan.
package struct TestPlan: Equatable, Encodable, Sendable {
    /// The name and major version of the JSON format.
    package private(set) var schema = "snapgen.plan/1"
    /// The test target of the generated files.
    package var target: String
    /// The batches in use, in the configuration's order.
    package var batches: [PlannedBatch]
    /// One suite for each scanned module, including modules without tests, sorted by module.
    package var suites: [PlannedSuite]
    /// All cases, in the order of the suites' tests.
    package var cases: [PlannedCase]
    /// The previews of the sources in the catalog's order, also those that get no test.
    package var previews: [PlannedPreview]
    /// The diagnostics, those of the catalog first.
    package var diagnostics: [Diagnostic]

    package init(
        target: String,
        batches: [PlannedBatch] = [],
        suites: [PlannedSuite] = [],
        cases: [PlannedCase] = [],
        previews: [PlannedPreview] = [],
        diagnostics: [Diagnostic] = []
    ) {
        self.target = target
        self.batches = batches
        self.suites = suites
        self.cases = cases
        self.previews = previews
        self.diagnostics = diagnostics
    }
}

/// A batch with its environments.
package struct PlannedBatch: Equatable, Encodable, Sendable {
    /// The name in the configuration.
    package var name: String
    /// The unique environments, in the configuration's order.
    package var environments: [SnapshotEnvironment]
    /// The number of environments in the full product of all axes, before excludes.
    package var combinations: Int
    /// The number of axes whose combinations of values are all covered, apart from excluded ones; `nil` for all axes.
    @ExplicitNull package var strength: Int?
    /// The way in which pictures are drawn; `nil` for that of the configuration.
    package var draw: Drawing?

    /// Creates the batch `name`.
    ///
    /// - Parameter combinations: The size of the full product; `nil` if `environments` is the full product.
    package init(
        name: String, environments: [SnapshotEnvironment], combinations: Int? = nil, strength: Int? = nil,
        draw: Drawing? = nil
    ) {
        self.name = name
        self.environments = environments
        self.combinations = combinations ?? environments.count
        self.strength = strength
        self.draw = draw
    }
}

/// The tests of one module, which are one class or suite.
package struct PlannedSuite: Equatable, Encodable, Sendable {
    /// The module under test.
    package var module: String
    /// The name of the class or suite, such as `TravelUISnapshotTests`.
    package var name: String
    /// The tests, in the catalog's order.
    package var tests: [PlannedTest]

    /// Creates the suite `name` of `module`.
    package init(module: String, name: String, tests: [PlannedTest]) {
        self.module = module
        self.name = name
        self.tests = tests
    }
}
