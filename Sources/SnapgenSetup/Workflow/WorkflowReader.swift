import Foundation
import SnapgenConfiguration
import SnapgenKit
import SnapgenModel
import SnapgenProject

/// Reads the jobs of GitHub's workflows that build or test apps.
struct WorkflowReader {
    /// Returns the text of a file, by its path relative to the repository.
    let read: (String) -> String?

    /// Returns an element for each call of `xcodebuild`, or for another program that tests.
    func jobs(in file: String) -> [WorkflowJob] {
        guard let text = read(file), let workflow = Self.yaml(text) else { return [] }
        let jobs = (workflow["jobs"]?.mapping ?? [:]).sorted { $0.key < $1.key }
        return jobs.flatMap { name, job in
            WorkflowContext.combinations(of: job["strategy"]?["matrix"]).flatMap { context in
                var reading = JobReading(WorkflowJob(file: file, name: name), context, read: read)
                return reading.jobs(of: job, in: workflow)
            }
        }
    }

    static func yaml(_ text: String) -> UserValue? {
        try? UserValue.yaml(ConfigurationFile(path: "", bytes: Array(text.utf8)))
    }
}

/// The state while the steps of a job are read.
private struct JobReading {
    private var job: WorkflowJob
    private var context: WorkflowContext
    private var folder = ""
    private var commands: [TestCommand] = []
    private let read: (String) -> String?

    init(_ job: WorkflowJob, _ context: WorkflowContext, read: @escaping (String) -> String?) {
        (self.job, self.context, self.read) = (job, context, read)
    }

    mutating func jobs(of value: UserValue, in workflow: UserValue) -> [WorkflowJob] {
        for variables in [workflow["env"], value["env"]] { context.add(variables: variables) }
        let labels = value["runs-on"]?.text.map { [UserValue.text($0)] } ?? value["runs-on"]?.list ?? []
        let runner = labels.compactMap(\.text).map(context.resolved)
        job.runner = runner.contains { $0.contains("${{") } ? [] : runner
        let isMac = job.runner.contains { $0.lowercased().contains("mac") }
        guard isMac || job.runner.isEmpty else { return [] }
        let defaults = [value, workflow].lazy.compactMap { $0["defaults"]?["run"]?["working-directory"]?.text }.first
        folder = defaults.map(context.resolved) ?? ""
        for step in value["steps"]?.list ?? [] { take(step) }
        // A job of an unknown machine is one of a Mac if it calls xcodebuild.
        commands.removeAll { !isMac && $0.kind == .testsOtherwise }
        return commands.map { command in
            var job = job
            job.command = command
            return job
        }
    }

    private mutating func take(_ step: UserValue) {
        let condition = context.holds(step["if"]?.text)
        guard condition != false else { return }
        var context = context
        context.add(variables: step["env"])
        let place = step["working-directory"]?.text.map(context.resolved) ?? folder
        let run = context.resolved(step["run"]?.text ?? "")
        let action = step["uses"]?.text.flatMap(self.action) ?? ""
        let script = ([run] + scripts(of: run, in: place) + [Self.runs(of: action)]).joined(separator: "\n")
        let xcode = xcode(of: step, "\(script)\n\(action)", place, context)
        job.xcode = xcode ?? job.xcode
        let found = ShellCommands(script, variables: context.variables).commands.compactMap { TestCommand($0) }
        commands += found.isEmpty && Self.tests(run) ? [TestCommand(kind: .testsOtherwise)] : found
        guard commands.isEmpty else { return }
        let copier = StepCopier(context: context, folder: place, action: action)
        switch copier.copy(of: step, run: run, isCertain: condition == true) {
        case .lines(let lines): job.steps.append(lines)
        case .leftOut(let name): job.leftOut.append(name)
        case .checkout(let submodules, let usesLFS): (job.submodules, job.usesLFS) = (submodules, usesLFS)
        case .needless: break
        }
    }

    private static func tests(_ run: String) -> Bool {
        run.contains(/\b(?:fastlane|make|tuist|rake|swift run|bash|sh|exec)\b[^\n]*test/)
    }

    /// The files that a script calls, or the rules of `make`.
    private func scripts(of run: String, in folder: String) -> [String] {
        ShellCommands(run).commands.joined().flatMap { word -> [String] in
            let name = word == "make" ? "Makefile" : word
            guard name == "Makefile" || (name.contains("/") && !name.hasPrefix("/")) else { return [] }
            let text = path(name, in: folder).flatMap(read) ?? ""
            return text.utf8.count < 65_536 ? [text] : []
        }
    }

    private func path(_ name: String, in folder: String) -> String? {
        RelativePath("\(folder)/\(name)".trimmingPrefix("/").description)?.string
    }

    private func action(_ name: String) -> String? {
        guard name.hasPrefix("./"), let path = RelativePath(name) else { return nil }
        return read("\(path)/action.yml") ?? read("\(path)/action.yaml")
    }

    private static func runs(of action: String) -> String {
        let steps = WorkflowReader.yaml(action)?["runs"]?["steps"]?.list ?? []
        return steps.compactMap { $0["run"]?.text }.joined(separator: "\n")
    }

    // MARK: - Xcode

    private func xcode(of step: UserValue, _ script: String, _ folder: String, _ context: WorkflowContext) -> String? {
        let text = script.replacing(/\$\((?:<|cat )\s*([\w.\/-]+)\)/) { match in
            path(String(match.1), in: folder).flatMap(read)?.trimmingCharacters(in: .whitespacesAndNewlines) ?? ""
        }
        let places = [context.values["env.DEVELOPER_DIR"], text].compactMap { $0 }
        let expanded = places.map {
            ShellCommands($0, variables: context.variables).commands.joined().joined(separator: " ")
        }
        if let path = expanded.lazy.compactMap({ $0.firstMatch(of: /\/Applications\/Xcode[\w.-]*\.app/)?.0 }).first {
            return String(path)
        }
        let isSetup = step["uses"]?.text?.contains("setup-xcode") ?? false
        let version =
            isSetup
            ? step["with"]?["xcode-version"]?.text.map(context.resolved)
            : text.firstMatch(of: /setup-xcode[^\n]*\n\s*with:\s*\n\s*xcode-version:\s*['"]?([\d.]+)/).map {
                String($0.1)
            }
        guard let version = version?.wholeMatch(of: /[\^~]?(\d[\w.-]*)/)?.1 else { return nil }
        return "/Applications/Xcode_\(version).app"
    }
}
