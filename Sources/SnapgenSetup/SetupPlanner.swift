import SnapgenConfiguration
import SnapgenKit
import SnapgenModel
import SnapgenNames

struct SetupPlanner {
    static let specificationName = "snapgen.xcodegen.yml"
    static let workflowName = ".github/workflows/snapshots.yml"
    static let mark = "# Written by 'snapgen init'."

    let findings: SetupFindings
    let choices: SetupChoices
    /// Returns the text of a file at the root; `nil` if there is none.
    let read: (String) -> String?
    /// The name of swift-snapshot-testing among the packages of XcodeGen's specification; `nil` if it is not there.
    var packageKey: String?
    /// The repository of snapgen on GitHub, which is an action.
    var repository = SnapgenVersion.repository

    init(_ findings: SetupFindings, _ choices: SetupChoices, read: @escaping (String) -> String?) {
        self.findings = findings
        self.choices = choices
        self.read = read
        packageKey = Self.packageKey(in: read("project.yml"))
    }

    func plan() -> SetupPlan {
        let files =
            [file(ProjectRoot.configurationName, "the configuration", configuration)]
            + targetSpecification + git + actions
        return SetupPlan(findings: findings, files: files.compactMap { $0 }, steps: steps)
    }

    private var targetSpecification: [SetupPlan.File?] {
        guard findings.kind == .xcodegen, !tests.exists else { return [] }
        return [file(Self.specificationName, "the test target for XcodeGen", specification), inclusion]
    }

    /// The lines that include the specification; `nil` if they cannot be added.
    var inclusion: SetupPlan.File? {
        let text = "include:\n  - \(Self.specificationName)\n"
        return canInclude ? addition(to: "project.yml", "includes the test target", text) : nil
    }

    private static func packageKey(in text: String?) -> String? {
        guard let text,
            case .mapping(let keys)? = try? UserValue.yaml(ConfigurationFile(path: "", bytes: Array(text.utf8))),
            case .mapping(let packages)? = keys["packages"]
        else { return nil }
        return packages.filter { _, package in
            guard case .mapping(let values) = package else { return false }
            return values.values.contains { value in
                if case .text(let text) = value { text.contains(library) } else { false }
            }
        }.keys.min()
    }

    /// Indicates whether `include` can be added at the end of the specification: the file has blocks, and no such key.
    private var canInclude: Bool {
        guard let old = read("project.yml") else { return false }
        let new = ConfigurationFile(path: "", bytes: Array((old + "\n\ninclude:\n  - a\n").utf8))
        guard let before = try? UserValue.yaml(ConfigurationFile(path: "", bytes: Array(old.utf8))),
            case .mapping(let keys) = before, case .mapping(let all)? = try? UserValue.yaml(new)
        else { return false }
        return keys["include"] == nil && all["include"] == .list([.text("a")]) && all.count == keys.count + 1
    }

    private var git: [SetupPlan.File?] {
        [
            addition(to: ".gitattributes", "pictures and generated files", attributes),
            findings.kind == .package || isIgnored(".build")
                ? nil : addition(to: ".gitignore", "the results of tests", ignored),
        ]
    }

    private func isIgnored(_ folder: String) -> Bool {
        let lines = (read(".gitignore") ?? "").split(whereSeparator: \.isNewline)
        return lines.contains { $0 == folder || $0 == "\(folder)/" || $0 == "/\(folder)" || $0 == "/\(folder)/" }
    }

    private var actions: [SetupPlan.File?] {
        let usesOthers = findings.ci.contains { !$0.hasPrefix(".github/") && !$0.hasPrefix("fastlane/") }
        let usesGitHub = findings.ci.contains { $0.hasPrefix(".github/") }
        guard findings.kind != .package, usesGitHub || !usesOthers else { return [] }
        return [file(Self.workflowName, "runs the tests in GitHub Actions", workflow)]
    }

    private func file(_ path: String, _ purpose: String, _ text: String) -> SetupPlan.File? {
        RelativePath(path).map {
            SetupPlan.File(path: $0, action: read(path) == nil ? .create : .keep, purpose: purpose, text: text)
        }
    }

    private func addition(to path: String, _ purpose: String, _ text: String) -> SetupPlan.File? {
        let old = read(path)
        let isThere = old.map { old in
            old.contains(Self.mark) || old.replacing("\r\n", with: "\n").contains(text)
        }
        let action: SetupPlan.File.Action = isThere.map { $0 ? .keep : .extend } ?? .create
        return RelativePath(path).map { SetupPlan.File(path: $0, action: action, purpose: purpose, text: text) }
    }
}
