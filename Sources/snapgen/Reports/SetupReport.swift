import SnapgenModel
import SnapgenNames
import SnapgenSetup

struct SetupReport {
    let plan: SetupPlan
    let showsTexts: Bool
    let style: Style
    /// The folder that the next commands are run in; `nil` for the current one.
    var folder: String?

    private var findings: SetupFindings { plan.findings }
    private var counts: SetupCounts { plan.findings.counts }

    var proposal: String {
        [project, pictures, tests, files(false), texts].filter { !$0.isEmpty }.joined(separator: "\n")
    }

    /// The findings, the files and the steps that remain, the first of which is a command that writes the files.
    func text(writtenBy command: String) -> String {
        let isComplete = plan.written.isEmpty
        return proposal + "\n" + steps((isComplete ? [] : ["Run '\(command)', which writes these files."]) + change)
    }

    var result: String { files(true) + "\n" + steps(change) }

    private var change: [String] {
        folder.map { ["Run 'cd \(ShellWord.quoted($0))', because the next commands are about the current folder."] }
            ?? []
    }

    private var project: String {
        var table = Table(style: style)
        let project = findings.project
        let projects = project.projects.filter { project.kind == .package || !$0.hasSuffix("Package.swift") }
        table.append("project", .init(projects.shortened))
        if !project.packages.isEmpty { table.append("packages", .init(project.packages.shortened)) }
        if project.apps.count > 1 { table.append("apps", .init(project.apps.shortened)) }
        if !findings.tools.isEmpty { table.append("tools", .init(findings.tools.shortened)) }
        for folder in findings.references {
            table.append("references", .init("\(folder.path) (\(count(folder.pictures, "file")))"))
        }
        if !findings.ci.isEmpty { table.append("CI", .init(findings.ci.shortened)) }
        for (index, job) in findings.jobs.prefix(4).enumerated() {
            table.append(index == plan.job ? "workflow" : "or", .init(job.summary))
        }
        return style(.bold, project.root) + "\n" + table.text
    }

    private var pictures: String {
        var parts = ["\(count(counts.previews, "preview")) in \(count(counts.modules.count, "module"))"]
        let leftOut = counts.leftOut.reduce(0) { $0 + $1.previews }
        if leftOut > 0 { parts.append("\(leftOut) left out") }
        parts.append(count(counts.pictures, "snapshot"))
        if counts.values > 0 { parts.append(count(counts.values, "type with values", plural: "types with values")) }
        var table = Table(style: style)
        for module in counts.modules {
            table.append(
                .init(module.module), .init(count(module.previews, "preview")),
                .init(count(module.pictures, "snapshot")))
        }
        for reason in counts.leftOut.prefix(5) {
            table.append("left out", .init("\(reason.previews)"), .init(reason.reason))
        }
        let heading = style.colored(wrapped(parts.joined(separator: ", ")), .bold)
        return heading + "\n" + table.text + remarks.map { wrapped($0) + "\n" }.joined()
    }

    private var remarks: [String] {
        let sets = count(counts.uncounted, "set")
        let uncounted = "\(sets) of samples can only be counted by running the tests."
        let advice = "write a '#Preview', a 'PreviewProvider', or a type that conforms to 'Testable'."
        let start = counts.start.map { start in
            let names = [start.target.map { "target '\($0)'" }, start.path.map { "'\($0)'" }].compactMap { $0 }
            let place = VisibleText.escaped(names.joined(separator: ", "))
            return "A start: \(count(start.pictures, "snapshot")) of \(place). --all takes all snapshots."
        }
        let isEmpty = counts.previews == 0 && counts.values == 0
        return [counts.uncounted > 0 ? uncounted : nil, start, isEmpty ? "Nothing to test yet: \(advice)" : nil]
            .compactMap { $0 }
    }

    private var tests: String {
        let tests = findings.tests
        let host = tests.host.map { ", in the app '\($0)'" } ?? ", without an app"
        let missing = tests.state.exists ? "" : " (to be added)"
        let heading = "Tests"
        let text = "\(heading): target '\(tests.target)'\(missing)\(host); files in '\(tests.output)'"
        let target = wrapped(VisibleText.escaped(text))
        let targets = tests.others.isEmpty ? [] : ["others: \(tests.others.shortened); --target chooses one"]
        let apps = tests.hosts.isEmpty ? [] : ["apps: \(tests.hosts.shortened); --app chooses one"]
        let others = (targets + apps).map { wrapped(VisibleText.escaped($0)) + "\n" }.joined()
        return style(.bold, heading) + target.dropFirst(heading.count) + "\n" + others
    }

    private func files(_ isWritten: Bool) -> String {
        var table = Table(style: style)
        for file in plan.files {
            table.append(
                .init(words(for: file.action, isWritten), file.action == .keep ? .dim : .green),
                .init(file.path), .init(file.purpose, .dim))
        }
        return style(.bold, "Files") + "\n" + table.text
    }

    private func words(for action: SetupPlan.File.Action, _ isWritten: Bool) -> String {
        switch action {
        case .create: isWritten ? "created" : "would create"
        case .extend, .change: isWritten ? "added lines" : "would add lines"
        case .keep: "kept"
        }
    }

    /// The contents of the files, if they are shown, and always the change of a project.
    private var texts: String {
        plan.written.filter { showsTexts || $0.action == .change }.map { file in
            let lines = file.text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
            let shown = file.action == .change ? lines.map(Self.change) : lines.map(text)
            return style(.bold, file.path) + "\n" + shown.joined()
        }.joined(separator: "\n")
    }

    /// A line of a difference, in which a tab stays one.
    private static func change(_ line: Substring) -> String {
        line.split(separator: "\t", omittingEmptySubsequences: false).map { VisibleText.escaped(String($0)) }
            .joined(separator: "\t") + "\n"
    }

    private func text(of line: Substring) -> String {
        let indent = line.prefix { $0 == " " }
        return line.isEmpty ? "\n" : wrapped(String(line), "  | ", "  |   \(indent)") + "\n"
    }

    private func steps(_ first: [String]) -> String {
        let lines = zip(1..., first + plan.steps).map { text(of: $1, $0) }
        return style(.bold, "Next") + "\n" + lines.joined()
    }

    /// Returns the lines of a step; indented ones are code to copy, and not wrapped.
    private func text(of step: String, _ number: Int) -> String {
        let indent = "     "
        let lines = step.split(separator: "\n").enumerated().map { index, line in
            let start = index == 0 ? "  \(number). " : indent
            return (line.hasPrefix(" ") ? start + line : wrapped(String(line), start, indent)) + "\n"
        }
        return lines.joined()
    }

    private func wrapped(_ text: String, _ start: String = "", _ indent: String = "") -> String {
        guard let width = style.width else { return start + text }
        return start + text.wrapped(to: width - indent.count).joined(separator: "\n" + indent)
    }
}

extension [String] {
    fileprivate var shortened: String {
        prefix(4).joined(separator: ", ") + (count > 4 ? " and \(count - 4) more" : "")
    }
}

extension String {
    /// Returns the words of the text in lines of at most `width` characters; a longer word has a line of its own.
    fileprivate func wrapped(to width: Int) -> [String] {
        split(separator: " ", omittingEmptySubsequences: false).map(String.init).reduce(into: []) { lines, word in
            if let last = lines.last, last.count + 1 + word.count <= width {
                lines[lines.count - 1] += " " + word
            } else {
                lines.append(word)
            }
        }
    }
}
