package import SnapgenModel

/// A shared scheme and how it runs tests.
package struct ProjectScheme: Equatable, Encodable, Sendable {
    /// A test target in the list of a scheme.
    package struct TestTarget: Hashable, Encodable, Sendable {
        /// The name of the target.
        package var name: String
        /// The project, specification or manifest that declares the target, relative to the root.
        package var project: String
        /// Indicates whether the scheme leaves the target out.
        package var isSkipped: Bool
    }

    /// The name.
    package var name: String
    /// The file of the scheme, or the XcodeGen specification that declares it, relative to the root.
    package var path: String
    /// The build configuration in which tests run; `nil` if the scheme does not name one.
    @ExplicitNull package var configuration: String?
    /// The paths of the test plans, relative to the root, the default one first.
    package var testPlans: [String]
    /// The test targets, which Xcode ignores if there are test plans.
    package var targets: [TestTarget]
    /// The options of the tests, which Xcode ignores if there are test plans.
    package var options: ProjectTestOptions

    /// Creates a scheme that tests nothing.
    init(name: String, path: String) {
        self.name = name
        self.path = path
        self.configuration = nil
        self.testPlans = []
        self.targets = []
        self.options = ProjectTestOptions()
    }
}

/// The options with which a scheme or test plan runs tests.
package struct ProjectTestOptions: Hashable, Encodable, Sendable {
    /// The language of the app: `en`; `nil` for that of the system.
    @ExplicitNull package var language: String?
    /// The region of the app: `US`; `nil` for that of the system.
    @ExplicitNull var region: String?
    /// The enabled environment variables.
    package var environment: [String: String] = [:]
}
