package import SnapgenModel

package struct ProjectScheme: Equatable, Encodable, Sendable {
    package struct TestTarget: Hashable, Encodable, Sendable {
        package var name: String
        /// The project, specification or manifest that declares the target, relative to the root.
        package var project: String
        package var isSkipped: Bool
    }

    package var name: String
    /// The file of the scheme, or the XcodeGen specification that declares it, relative to the root.
    package var path: String
    /// The build configuration in which tests run; `nil` if the scheme does not name one.
    @ExplicitNull package var configuration: String? = nil
    /// The paths of the test plans, relative to the root, the default one first.
    package var testPlans: [String] = []
    package var targets: [TestTarget] = []
}

package struct ProjectTestPlan: Hashable, Encodable, Sendable {
    package var path: String
    package var schemes: [String]
    /// The names of its test targets, in its order; empty if the file cannot be read.
    package var targets: [String]
    /// The names of those of its targets that it does not run.
    package var skippedTargets: [String] = []
}
