package import SnapgenModel

/// The parts of a project and the problems found while reading it, as `snapgen project --format json` prints them.
package struct ProjectLayout: Equatable, Encodable, Sendable {
    package private(set) var schema = "snapgen.project/1"
    /// The files that were read as projects, relative to the root: workspaces, projects, XcodeGen specifications and
    /// package manifests.
    package var projects: [String] = []
    /// The targets of all projects, in the order of the projects and of each project's list.
    package var targets: [ProjectTarget] = []
    /// The packages that the projects refer to, without repetitions, sorted by name.
    package var packages: [ProjectPackage] = []
    /// The shared schemes, sorted by path; those of XcodeGen by name.
    package var schemes: [ProjectScheme] = []
    /// The test plans that the schemes refer to, sorted by path.
    package var testPlans: [ProjectTestPlan] = []
    /// The names of the build configurations of all projects, sorted.
    package var configurations: [String] = []
    /// The problems, sorted by place; everything that could be read is used nevertheless.
    package var diagnostics: [Diagnostic] = []

    mutating func append(_ other: ProjectLayout) {
        projects += other.projects
        targets += other.targets
        packages += other.packages
        schemes += other.schemes
        testPlans += other.testPlans
        configurations = Set(configurations + other.configurations).sorted()
        diagnostics += other.diagnostics
    }
}

extension ProjectLayout {
    package init(diagnostics: [Diagnostic] = []) { self.diagnostics = diagnostics }
}

package struct ProjectPackage: Hashable, Encodable, Sendable {
    /// The last component of the folder or of the address.
    package var name: String
    /// The folder of a local package, relative to the root; `nil` for a remote one.
    @ExplicitNull package var path: String? = nil
    /// The address of a remote package; `nil` for a local one.
    @ExplicitNull package var url: String? = nil

    /// - Parameter folder: The folder of a local package, absolute.
    init(folder: String, _ root: String) {
        self.name = folder.lastComponent
        self.path = folder.relative(to: root)
    }

    package init(url: String) {
        let name = url.lastComponent
        self.name = name.hasSuffix(".git") ? String(name.dropLast(4)) : name
        self.url = url
    }
}
