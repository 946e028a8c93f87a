import SnapgenConfiguration
import SnapgenKit
import SnapgenModel
import SnapgenProject

package struct SetupPlanner {
    static let specificationName = "snapgen.xcodegen.yml"
    package static let workflowName = ".github/workflows/snapshots.yml"
    static let mark = "# Written by 'snapgen init'."

    let findings: SetupFindings
    let choices: SetupChoices
    let membership: SetupMembership
    let read: (String) -> String?
    private let specificationKeys: [String: UserValue]
    /// The name of swift-snapshot-testing among the packages of XcodeGen's specification; `nil` if it is not there.
    var packageKey: String?
    var repository = SnapgenVersion.repository

    init(
        _ findings: SetupFindings, _ choices: SetupChoices,
        _ membership: SetupMembership = SetupMembership(), read: @escaping (String) -> String?
    ) {
        self.findings = findings
        self.choices = choices
        self.membership = membership
        self.read = read
        specificationKeys = read("project.yml").map(Self.keys) ?? [:]
        packageKey = specificationKeys["packages"]?.mapping.filter { _, package in
            package.mapping.values.contains { $0.text?.contains(Self.library) ?? false }
        }.keys.min()
    }

    static func keys(in yaml: String) -> [String: UserValue] {
        let tree = try? UserValue.yaml(ConfigurationFile(path: "", bytes: Array(yaml.utf8)))
        return tree?.mapping ?? [:]
    }

    func plan() -> SetupPlan {
        let files =
            [file(ProjectRoot.configurationName, "the configuration", configuration)]
            + targetSpecification + membership.changes + git + actions
        return SetupPlan(findings: findings, files: files.compactMap { $0 }, steps: steps, job: choices.job)
    }

    var targetSpecification: [SetupPlan.File?] {
        guard findings.project.kind == .xcodegen, !tests.state.exists else { return [] }
        return [file(Self.specificationName, "the test target for XcodeGen", specification), inclusion]
    }

    var inclusion: SetupPlan.File? {
        let text = "include:\n  - \(Self.specificationName)\n"
        return canInclude ? addition(to: "project.yml", "includes the test target", text) : nil
    }

    /// Indicates whether `include` can be added at the end of the specification: the file has blocks, and no such key.
    private var canInclude: Bool {
        guard let old = read("project.yml"), !specificationKeys.isEmpty else { return false }
        let all = Self.keys(in: old + "\n\ninclude:\n  - a\n")
        return specificationKeys["include"] == nil && all["include"] == .list([.text("a")])
            && all.count == specificationKeys.count + 1
    }

    private var git: [SetupPlan.File?] {
        [
            addition(to: ".gitattributes", "pictures and generated files", attributes),
            ignored.isEmpty ? nil : addition(to: ".gitignore", "the results of tests", ignored),
        ]
    }

    /// Indicates whether the project has another CI service, and no workflow that builds or tests it.
    var testsElsewhere: Bool { findings.jobs.allSatisfy(\.isRetired) && otherCI != nil }

    /// The folder that stands for Xcode Cloud among the CI services.
    static let xcodeCloud = "ci_scripts"

    var otherCI: String? { findings.ci.first { !$0.contains(".github/") && !$0.hasSuffix("fastlane/Fastfile") } }

    /// The path of the repository, relative to the root: empty or `../`.
    var way: String { String(repeating: "../", count: RelativePath.components(of: findings.project.folder).count) }

    private var actions: [SetupPlan.File?] {
        guard findings.project.kind != .package, !testsElsewhere else { return [] }
        return [file(way + Self.workflowName, "runs the tests in GitHub Actions", workflow)]
    }

    private func file(_ path: String, _ purpose: String, _ text: String) -> SetupPlan.File {
        SetupPlan.File(path: path, action: read(path) == nil ? .create : .keep, purpose: purpose, text: text)
    }

    private func addition(to path: String, _ purpose: String, _ text: String) -> SetupPlan.File {
        let old = read(path)
        let action: SetupPlan.File.Action =
            old.map { $0.contains(Self.mark) || $0.replacing("\r\n", with: "\n").contains(text) ? .keep : .extend }
            ?? .create
        return SetupPlan.File(path: path, action: action, purpose: purpose, text: text)
    }
}
