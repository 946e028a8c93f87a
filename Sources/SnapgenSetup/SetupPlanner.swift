package import SnapgenConfiguration
package import SnapgenKit
package import SnapgenModel

/// Decides which files set snapgen up.
struct SetupPlanner {
    /// The specification of the test target for XcodeGen.
    static let specificationName = "snapgen.xcodegen.yml"
    /// The workflow of GitHub Actions.
    static let workflowName = ".github/workflows/snapshots.yml"
    /// The comment before what is written.
    static let mark = "# Written by 'snapgen init'."

    let findings: SetupFindings
    let choices: SetupChoices
    /// Returns the text of a file at the root; `nil` if there is none.
    let read: (String) -> String?

    /// Returns the files and the steps.
    func plan() -> SetupPlan {
        let text = SetupText(findings: findings, choices: choices, packageKey: packageKey)
        let files =
            [file(ProjectRoot.configurationName, "the configuration", text.configuration)]
            + specification(text) + git(text) + workflow(text)
        let includes = files.contains { $0?.path.string == "project.yml" && $0?.action == .extend }
        let steps = SetupSteps(
            findings: findings, choices: choices, includesSpecification: includes, packageKey: packageKey
        ).steps
        return SetupPlan(findings: findings, files: files.compactMap { $0 }, steps: steps)
    }

    private func specification(_ text: SetupText) -> [SetupPlan.File?] {
        guard findings.kind == .xcodegen, !findings.tests.exists else { return [] }
        let include = "include:\n  - \(Self.specificationName)\n"
        return [
            file(Self.specificationName, "the test target for XcodeGen", text.specification),
            canInclude ? addition(to: "project.yml", "includes the test target", include) : nil,
        ]
    }

    /// The name of swift-snapshot-testing among the packages of the specification; `nil` if it is not there.
    private var packageKey: String? {
        guard let text = read("project.yml"),
            case .mapping(let keys)? = try? PlainYAML.read(ConfigurationFile(path: "", bytes: Array(text.utf8))),
            case .mapping(let packages)? = keys["packages"]
        else { return nil }
        return packages.filter { _, package in
            guard case .mapping(let values) = package else { return false }
            return values.values.contains { value in
                if case .text(let text) = value { text.contains(SetupSteps.library) } else { false }
            }
        }.keys.min()
    }

    /// Indicates whether `include` can be added at the end of the specification: the file has blocks, and no such key.
    private var canInclude: Bool {
        guard let old = read("project.yml") else { return false }
        let new = ConfigurationFile(path: "", bytes: Array((old + "\n\ninclude:\n  - a\n").utf8))
        guard let before = try? PlainYAML.read(ConfigurationFile(path: "", bytes: Array(old.utf8))),
            case .mapping(let keys) = before, case .mapping(let all)? = try? PlainYAML.read(new)
        else { return false }
        return keys["include"] == nil && all["include"] == .list([.text("a")]) && all.count == keys.count + 1
    }

    private func git(_ text: SetupText) -> [SetupPlan.File?] {
        [
            addition(to: ".gitattributes", "pictures and generated files", text.attributes),
            findings.kind == .package || isIgnored(".build")
                ? nil : addition(to: ".gitignore", "the results of tests", text.ignored),
        ]
    }

    private func isIgnored(_ folder: String) -> Bool {
        let lines = (read(".gitignore") ?? "").split(whereSeparator: \.isNewline)
        return lines.contains { $0 == folder || $0 == "\(folder)/" || $0 == "/\(folder)" || $0 == "/\(folder)/" }
    }

    private func workflow(_ text: SetupText) -> [SetupPlan.File?] {
        let usesOthers = findings.ci.contains { !$0.hasPrefix(".github/") && !$0.hasPrefix("fastlane/") }
        let usesGitHub = findings.ci.contains { $0.hasPrefix(".github/") }
        guard findings.kind != .package, usesGitHub || !usesOthers else { return [] }
        return [file(Self.workflowName, "runs the tests in GitHub Actions", text.workflow)]
    }

    private func file(_ path: String, _ purpose: String, _ text: String) -> SetupPlan.File? {
        RelativePath(path).map {
            SetupPlan.File(path: $0, action: read(path) == nil ? .create : .keep, purpose: purpose, text: text)
        }
    }

    /// Returns a file with more lines, or a new file with them.
    private func addition(to path: String, _ purpose: String, _ text: String) -> SetupPlan.File? {
        let old = read(path)
        let isThere = old.map { old in
            old.contains(Self.mark) || old.replacing("\r\n", with: "\n").contains(text)
        }
        let action: SetupPlan.File.Action = isThere.map { $0 ? .keep : .extend } ?? .create
        return RelativePath(path).map { SetupPlan.File(path: $0, action: action, purpose: purpose, text: text) }
    }
}
