import Foundation
import SnapgenConfiguration
import SnapgenModel
import SnapgenNames
import SnapgenProject

/// Reads the jobs of GitHub's workflows that build or test apps.
struct WorkflowReader {
    /// Returns the text of a file, by its path relative to the repository.
    let read: (String) -> String?

    /// Returns an element for each call of `xcodebuild`, or for another program that tests.
    func jobs(in file: String) -> [WorkflowJob] {
        let workflow = UserValue.mapping(SetupPlanner.keys(in: read(file) ?? ""))
        let jobs = (workflow["jobs"]?.mapping ?? [:]).sorted { $0.key < $1.key }
        return jobs.flatMap { name, job in
            Self.combinations(of: job["strategy"]?["matrix"]).flatMap { values in
                var reading = JobReading(job: WorkflowJob(file: file, name: name), values: values, read: read)
                return reading.jobs(of: job, in: workflow)
            }
        }
    }

    /// Returns the values of the combinations of a matrix, the first ones if there are many.
    ///
    /// By GitHub's rule, an item of `include` extends all original combinations whose values it keeps, and is a
    /// combination of its own if there are none.
    private static func combinations(of matrix: UserValue?) -> [[String: String]] {
        var original: [[String: String]] = [[:]]
        for (key, values) in (matrix?.mapping ?? [:]).sorted(by: { $0.key < $1.key }) {
            guard key != "include", key != "exclude", !values.list.isEmpty else { continue }
            let leaves = values.list.map { Self.leaves(of: $0, "matrix.\(key)") }
            original = Array(original.flatMap { old in leaves.map { old.merging($0) { $1 } } }.prefix(64))
        }
        let items = { (key: String) in (matrix?[key]?.list ?? []).prefix(64).map { leaves(of: $0, "matrix") } }
        original.removeAll { values in items("exclude").contains { $0.allSatisfy { values[$0.key] == $0.value } } }
        if original == [[:]], !items("include").isEmpty { original = [] }
        return items("include").reduce(into: original) { combinations, item in
            let kept = original.indices.filter { index in
                item.allSatisfy { original[index][$0.key] ?? $0.value == $0.value }
            }
            for index in kept { combinations[index].merge(item) { $1 } }
            if kept.isEmpty { combinations.append(item) }
        }
    }

    private static func leaves(of value: UserValue, _ path: String) -> [String: String] {
        if let text = value.text { return [path: text] }
        return value.mapping.reduce(into: [:]) { leaves, entry in
            leaves.merge(Self.leaves(of: entry.value, "\(path).\(entry.key)")) { $1 }
        }
    }
}

/// The state while the steps of a job are read.
private struct JobReading {
    var job: WorkflowJob
    /// The values of expressions that a workflow determines itself: `matrix.device`, `env.SCHEME`.
    var values: [String: String]
    let read: (String) -> String?
    var folder = ""
    var shell: String?
    /// The folder that the repository is checked out to; `nil` for the usual one.
    var checkout: String?
    var found: [WorkflowJob] = []

    mutating func jobs(of value: UserValue, in workflow: UserValue) -> [WorkflowJob] {
        for variables in [workflow["env"], value["env"]] { add(variables) }
        let labels = value["runs-on"]?.text.map { [UserValue.text($0)] } ?? value["runs-on"]?.list ?? []
        let runner = labels.compactMap(\.text).map(resolved)
        job.runner = runner.contains { $0.contains("${{") } ? [] : runner
        let isMac = job.runner.contains { $0.lowercased().contains("mac") }
        guard isMac || job.runner.isEmpty else { return [] }
        let defaults = [value, workflow].lazy.compactMap { $0["defaults"]?["run"] }
        folder = defaults.compactMap { $0["working-directory"]?.text }.first.map(resolved) ?? ""
        shell = defaults.compactMap { $0["shell"]?.text }.first
        for step in value["steps"]?.list ?? [] { take(step) }
        // A job of an unknown machine is one of a Mac if it calls xcodebuild.
        return found.filter { isMac || $0.kind != .testsOtherwise }.map { call in
            var call = call
            call.xcode = job.xcode
            return call.onCurrentMachine
        }
    }

    private mutating func take(_ step: UserValue) {
        let condition = holds(step["if"]?.text)
        guard condition != false else { return }
        let (variables, place) = (values, folder)
        defer { (values, folder) = (variables, place) }
        add(step["env"])
        folder = step["working-directory"]?.text.map(resolved) ?? folder
        if let checkout, let path = RelativePath(folder)?.string, "\(path)/".hasPrefix("\(checkout)/") {
            folder = String(path.dropFirst(checkout.count + 1))
        }
        let run = resolved(step["run"]?.text ?? "")
        let action = action(step["uses"]?.text ?? "")
        let inner = SetupPlanner.keys(in: action)["runs"]?["steps"]?.list ?? []
        let script = ([run] + scripts(of: run) + inner.compactMap { $0["run"]?.text }).joined(separator: "\n")
        let commands = ShellCommands(contentsReplaced(in: script), variables: environment).commands
        let xcode = (["\(values["env.DEVELOPER_DIR"] ?? "")"] + commands.joined()).lazy.compactMap {
            $0.firstMatch(of: /\/Applications\/Xcode[\w.-]*\.app/).map { String($0.0) }
        }.first
        job.xcode = xcode ?? ([step] + inner).lazy.compactMap(chosenXcode).first ?? job.xcode
        let calls = commands.compactMap(job.running)
        found += calls
        // Neither 'latest' nor 'testflight'.
        let tests =
            /\b(?:fastlane|make|tuist|rake|swift run|bash|sh|exec)\b[^\n]*(?:(?:[^A-Za-z]|unit)tests?|Tests?)(?![a-z])/
        if calls.isEmpty, run.contains(tests) {
            job.kind = .testsOtherwise
            found.append(job)
        }
        if found.isEmpty { copy(step, run, "\(script)\n\(action)", isCertain: condition == true) }
    }

    private func chosenXcode(by step: UserValue) -> String? {
        guard step["uses"]?.text?.contains("setup-xcode") ?? false else { return nil }
        let version = step["with"]?["xcode-version"]?.text.map(resolved)?.wholeMatch(of: /\d+\.\d[\w.-]*/)?.0
        // Other forms mean the newest of several versions.
        return version.map { "/Applications/Xcode_\($0).app" }
    }

    // MARK: - Other files

    private func file(_ path: String) -> String? {
        RelativePath("\(folder)/\(path)".trimmingPrefix("/").description).flatMap { read($0.string) }
    }

    /// The files that a script calls, or the rules of `make`.
    private func scripts(of run: String) -> [String] {
        ShellCommands(run).commands.joined().compactMap { word in
            let isPath = word.contains("/") && !word.hasPrefix("/")
            let text = word == "make" ? file("Makefile") : isPath ? file(word) : nil
            return text.flatMap { $0.utf8.count < 65_536 ? $0 : nil }
        }
    }

    /// Returns a script in which `$(<.xcode-version)` is the text of the file.
    private func contentsReplaced(in script: String) -> String {
        script.replacing(/\$\((?:<|cat )\s*([\w.\/-]+)\)/) { match in
            file(String(match.1))?.trimmingCharacters(in: .whitespacesAndNewlines) ?? ""
        }
    }

    /// The text of an action of the repository; empty for others.
    private func action(_ name: String) -> String {
        guard name.hasPrefix("./"), let path = RelativePath(name) else { return "" }
        return read("\(path)/action.yml") ?? read("\(path)/action.yaml") ?? ""
    }

    // MARK: - Expressions

    private var environment: [String: String] {
        let entries = values.compactMap { $0.hasPrefix("env.") ? (String($0.dropFirst(4)), $1) : nil }
        return Dictionary(uniqueKeysWithValues: entries)
    }

    private mutating func add(_ variables: UserValue?) {
        for (name, value) in variables?.mapping ?? [:] { values["env.\(name)"] = resolved(value.text ?? "") }
    }

    /// Returns a text in which the expressions with a known value have it.
    private func resolved(_ text: String) -> String {
        text.replacing(/\$\{\{(.*?)\}\}/) { match in
            let names = match.1.split(separator: "||").map { $0.trimmingCharacters(in: .whitespaces) }
            let known = names.lazy.compactMap { $0.wholeMatch(of: /'([^']*)'/).map { String($0.1) } ?? values[$0] }
            return known.first { !$0.isEmpty } ?? String(match.0)
        }
    }

    /// Returns whether a condition holds; `nil` if that is not known before a run.
    private func holds(_ condition: String?) -> Bool? {
        guard let condition else { return true }
        let text = condition.replacing(/\$\{\{|\}\}/, with: "").trimmingCharacters(in: .whitespacesAndNewlines)
        if ["true", "false"].contains(text) { return text == "true" }
        guard let match = text.wholeMatch(of: /([\w.-]+)(?:\s*(==|!=)\s*'([^']*)')?/) else { return nil }
        // No cache is copied, so that there is never a hit.
        let isNeverSet = match.1.hasPrefix("matrix.") || match.1.hasSuffix(".outputs.cache-hit")
        guard let value = values[String(match.1)] ?? (isNeverSet ? "" : nil) else { return nil }
        guard let comparison = match.2 else { return !["", "false"].contains(value) }
        return (value == match.3 ?? "") == (comparison == "==")
    }

    // MARK: - Copies

    /// Copies a step, unless it needs what only its own workflow has.
    ///
    /// - Parameter isCertain: Indicates that the step's condition holds.
    private mutating func copy(_ step: UserValue, _ run: String, _ script: String, isCertain: Bool) {
        let uses = step["uses"]?.text ?? ""
        let with = texts(step["with"])
        if uses.contains("checkout"), with["repository"] == nil {
            checkout = with["path"].flatMap { RelativePath($0)?.string }
            job.preparation.usesLFS = uses.contains("lfs") || with["lfs"] == "true"
            job.preparation.submodules = with["submodules"].flatMap { ["true", "recursive"].contains($0) ? $0 : nil }
            return
        }
        if uses.contains(/^actions\/(cache|upload-artifact)|setup-xcode/) || Self.isNeedless(run) { return }
        let names = script.matches(of: /\$\{?(\w+)|\benv\.(\w+)/).compactMap { $0.1 ?? $0.2 }.map(String.init)
        let env = environment.filter { names.contains($0.key) }.merging(texts(step["env"])) { $1 }
        let name = resolved(step["name"]?.text ?? (uses.isEmpty ? String(run.prefix { $0 != "\n" }) : uses))
        let isElsewhere = checkout != nil && uses.hasPrefix("./")
        guard isCertain, !isElsewhere, ([uses, run] + env.values + with.values).allSatisfy(Self.isIndependent) else {
            return job.preparation.leftOut.append(VisibleText.escaped(name))
        }
        var lines = ["- name: \(YAMLFlow.workflow(name))"]
        lines += uses.isEmpty ? [] : ["  uses: \(YAMLFlow.scalar(uses))"]
        if step["continue-on-error"]?.text == "true" { lines.append("  continue-on-error: true") }
        for (key, values) in [("env", env), ("with", with)] where !values.isEmpty {
            lines.append("  \(key):")
            lines += values.sorted { $0.key < $1.key }.map { "    \(YAMLFlow.scalar($0)): \(YAMLFlow.scalar($1))" }
        }
        if !run.isEmpty {
            if let shell = step["shell"]?.text ?? shell { lines.append("  shell: \(YAMLFlow.workflow(shell))") }
            if !folder.isEmpty { lines.append("  working-directory: \(YAMLFlow.workflow(folder))") }
            lines += Self.block(run)
        }
        job.preparation.steps.append(lines)
    }

    private func texts(_ values: UserValue?) -> [String: String] {
        (values?.mapping ?? [:]).compactMapValues(\.text).mapValues(resolved)
    }

    /// Returns whether a script selects Xcode, which the new workflow does itself, or only prints or formats.
    private static func isNeedless(_ run: String) -> Bool {
        let formatter = /\s*brew (install|update|upgrade)[\w\s-]*\s(xcbeautify|xcpretty|swiftlint|swiftformat)\s*/
        return run.contains(/xcode-select\s+(-s|--switch)|xcodes select/) || run.wholeMatch(of: formatter) != nil
            || run.wholeMatch(of: /\s*(xcodebuild -version|xcrun simctl list[\w\s]*)\s*/) != nil
    }

    /// Returns whether a text has no expression but of what is the same in each workflow, no token, and no artifact.
    private static func isIndependent(_ text: String) -> Bool {
        let common = ["github.workspace", "github.sha", "runner.os", "runner.arch", "runner.temp"]
        let expressions = text.matches(of: /\$\{\{\s*(.*?)\s*\}\}/)
        return expressions.allSatisfy { common.contains(String($0.1)) } && !text.contains("GITHUB_TOKEN")
            && !text.hasPrefix("actions/download-artifact")
    }

    /// A script as a block of YAML, or in quotes if it has characters that cannot be seen.
    private static func block(_ text: String) -> [String] {
        let lines = text.replacing("\r\n", with: "\n").replacing(/[ ]+$/.anchorsMatchLineEndings(), with: "")
            .replacing(/\n+$/, with: "").split(separator: "\n", omittingEmptySubsequences: false)
        let isPlain = lines.allSatisfy { $0.unicodeScalars.allSatisfy { $0 == "\t" || !VisibleText.isHidden($0) } }
        guard isPlain, lines.first?.first?.isWhitespace != true else { return ["  run: \(YAMLFlow.scalar(text))"] }
        return ["  run: |"] + lines.map { $0.isEmpty ? "" : "    \($0)" }
    }
}
