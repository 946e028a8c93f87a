import SnapgenConfiguration
import SnapgenModel
import SnapgenNames
import SnapgenProject

/// Copies a step of a workflow, unless it needs what only its own workflow has.
struct StepCopier {
    enum Copy {
        case lines([String])
        /// The name of a step that is needed perhaps, and cannot be copied.
        case leftOut(String)
        case checkout(submodules: String?, usesLFS: Bool)
        case needless
    }

    let context: WorkflowContext
    let folder: String
    /// The text of an action of the repository; empty for other steps.
    let action: String

    /// - Parameter isCertain: Indicates that the step's condition holds.
    func copy(of step: UserValue, run: String, isCertain: Bool) -> Copy {
        let uses = step["uses"]?.text ?? ""
        if uses.contains("checkout") {
            let settings = step["with"]?.mapping.compactMapValues(\.text) ?? [:]
            let usesLFS = uses.contains("lfs") || settings["lfs"] == "true"
            let submodules = settings["submodules"].flatMap { ["true", "recursive"].contains($0) ? $0 : nil }
            return .checkout(submodules: submodules, usesLFS: usesLFS)
        }
        if uses.contains(/^actions\/(cache|upload-artifact)|setup-xcode/) || isNeedless(run) { return .needless }
        let own = texts(step["env"]).merging(inherited(by: "\(run)\n\(action)")) { own, _ in own }
        let with = texts(step["with"])
        let all = [uses, run] + own.values + with.values
        let name = context.resolved(step["name"]?.text ?? (uses.isEmpty ? String(run.prefix { $0 != "\n" }) : uses))
        guard isCertain, all.allSatisfy(Self.isIndependent) else { return .leftOut(VisibleText.escaped(name)) }
        var lines = ["- name: \(YAMLFlow.workflow(name))"]
        lines += uses.isEmpty ? [] : ["  uses: \(YAMLFlow.scalar(uses))"]
        for (key, values) in [("env", own), ("with", with)] where !values.isEmpty {
            lines.append("  \(key):")
            lines += values.sorted { $0.key < $1.key }.map { "    \(YAMLFlow.scalar($0)): \(YAMLFlow.scalar($1))" }
        }
        if !run.isEmpty {
            if let shell = step["shell"]?.text { lines.append("  shell: \(YAMLFlow.workflow(shell))") }
            if !folder.isEmpty { lines.append("  working-directory: \(YAMLFlow.workflow(folder))") }
            lines += Self.script(run)
        }
        return .lines(lines)
    }

    private func texts(_ values: UserValue?) -> [String: String] {
        (values?.mapping ?? [:]).compactMapValues(\.text).mapValues(context.resolved)
    }

    /// The variables of the workflow and job that a script names.
    private func inherited(by script: String) -> [String: String] {
        let names = script.matches(of: /\$\{?(\w+)|\benv\.(\w+)/).compactMap { $0.1 ?? $0.2 }.map(String.init)
        return context.variables.filter { names.contains($0.key) }
    }

    /// Returns whether a script selects Xcode, which the new workflow does itself, or only prints or formats.
    private func isNeedless(_ run: String) -> Bool {
        run.contains(/xcode-select\s+(-s|--switch)|xcodes select/)
            || run.wholeMatch(
                of:
                    /\s*(brew (install|update|upgrade)[\w\s-]*\s(xcbeautify|xcpretty|swiftlint|swiftformat)|xcodebuild -version|xcrun simctl list[\w\s]*)\s*/
            ) != nil
    }

    /// Returns whether a text has no expression but of what is the same in each workflow, and no token.
    private static func isIndependent(_ text: String) -> Bool {
        let expressions = text.matches(of: /\$\{\{\s*(.*?)\s*\}\}/).map(\.1)
        return expressions.allSatisfy {
            ["github.workspace", "github.sha", "runner.os", "runner.arch", "runner.temp"].contains($0)
        }
            && !text.contains("GITHUB_TOKEN")
    }

    /// A script as a block of YAML, or in quotes if it has characters that cannot be seen.
    private static func script(_ text: String) -> [String] {
        let lines = text.replacing("\r\n", with: "\n").split(separator: "\n", omittingEmptySubsequences: false)
            .map { String($0.reversed().drop { $0 == " " }.reversed()) }
        let isPlain = lines.allSatisfy { $0.unicodeScalars.allSatisfy { $0 == "\t" || !VisibleText.isHidden($0) } }
        guard isPlain, lines.first?.first?.isWhitespace != true else { return ["  run: \(YAMLFlow.scalar(text))"] }
        return ["  run: |"] + lines.reversed().drop(while: \.isEmpty).reversed().map { $0.isEmpty ? "" : "    \($0)" }
    }
}
