package import SnapgenModel

/// The targets, packages, schemes and test plans of a project, and the problems found while reading it.
///
/// `snapgen project --format json` prints its encoding.
package struct ProjectLayout: Equatable, Encodable, Sendable {
    /// The name and major version of the JSON format.
    package private(set) var schema = "snapgen.project/1"
    /// The files that were read as projects, relative to the root: workspaces, projects, XcodeGen specifications and
    /// package manifests.
    package var projects: [String]
    /// The targets of all projects, in the order of the projects and of each project's list.
    package var targets: [ProjectTarget]
    /// The packages that the projects refer to, without repetitions, sorted by name.
    package var packages: [ProjectPackage]
    /// The shared schemes, sorted by path; those of XcodeGen by name.
    package var schemes: [ProjectScheme]
    /// The test plans that the schemes refer to, sorted by path.
    package var testPlans: [ProjectTestPlan]
    /// The problems, sorted by place; everything that could be read is used nevertheless.
    package var diagnostics: [Diagnostic]

    /// Creates a layout, which is empty by default.
    package init(
        projects: [String] = [], targets: [ProjectTarget] = [], packages: [ProjectPackage] = [],
        schemes: [ProjectScheme] = [], testPlans: [ProjectTestPlan] = [], diagnostics: [Diagnostic] = []
    ) {
        self.projects = projects
        self.targets = targets
        self.packages = packages
        self.schemes = schemes
        self.testPlans = testPlans
        self.diagnostics = diagnostics
    }

    /// Adds everything that another layout contains.
    mutating func append(_ other: ProjectLayout) {
        projects += other.projects
        targets += other.targets
        packages += other.packages
        schemes += other.schemes
        testPlans += other.testPlans
        diagnostics += other.diagnostics
    }
}
