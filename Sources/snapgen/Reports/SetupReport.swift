import SnapgenKit
import SnapgenModel

/// The plan of a set-up as text.
struct SetupReport {
    let plan: SetupPlan
    /// A Boolean value that indicates whether the contents of the files are part of the text.
    let showsTexts: Bool
    let style: Style

    private var findings: SetupFindings { plan.findings }
    private var counts: SetupCounts { plan.findings.counts }

    /// The findings and the files before they are written.
    var proposal: String {
        [project, pictures, tests, files(false), showsTexts ? texts : ""].filter { !$0.isEmpty }.joined(separator: "\n")
    }

    /// The findings, the files and the steps that remain, the first of which is a command that writes the files.
    func text(writtenBy command: String) -> String {
        let isComplete = plan.written.isEmpty
        return proposal + "\n" + steps(isComplete ? [] : ["Run '\(command)', which writes these files."])
    }

    /// The files that were written, and the steps that remain.
    var result: String { files(true) + "\n" + steps([]) }

    // MARK: - Findings

    private var project: String {
        var table = Table(style, .whole, .wrapped)
        let projects = findings.projects.filter { findings.kind == .package || !$0.hasSuffix("Package.swift") }
        table.append("project", .init(projects.shortened))
        if !findings.packages.isEmpty { table.append("packages", .init(findings.packages.shortened)) }
        if findings.apps.count > 1 { table.append("apps", .init(findings.apps.shortened)) }
        if !findings.tools.isEmpty { table.append("tools", .init(findings.tools.shortened)) }
        for folder in findings.references {
            table.append("references", .init("\(folder.path) (\(count(folder.pictures, "picture")))"))
        }
        if !findings.ci.isEmpty { table.append("CI", .init(findings.ci.shortened)) }
        return style(.bold, findings.root) + "\n" + table.text
    }

    private var pictures: String {
        var parts = ["\(count(counts.previews, "preview")) in \(count(counts.modules.count, "module"))"]
        let leftOut = counts.leftOut.reduce(0) { $0 + $1.previews }
        if leftOut > 0 { parts.append("\(leftOut) left out") }
        parts.append(count(counts.pictures, "picture"))
        if counts.values > 0 { parts.append(count(counts.values, "type with values", plural: "types with values")) }
        var table = Table(style, .whole, .whole, .wrapped)
        for module in counts.modules {
            table.append(
                .init(module.module), .init(count(module.previews, "preview")),
                .init(count(module.pictures, "picture")))
        }
        for reason in counts.leftOut.prefix(5) {
            table.append("left out", .init("\(reason.previews)"), .init(reason.reason))
        }
        return style(.bold, parts.joined(separator: ", ")) + "\n" + table.text + uncounted + start + nothing
    }

    private var uncounted: String {
        guard counts.uncounted > 0 else { return "" }
        return "\(count(counts.uncounted, "set")) of samples can only be counted by running the tests.\n"
    }

    private var nothing: String {
        guard counts.previews == 0, counts.values == 0 else { return "" }
        return "Nothing to test yet: write a '#Preview', a 'PreviewProvider', or a type that conforms to 'Testable'.\n"
    }

    private var start: String {
        guard let start = findings.start else { return "" }
        let place = [start.target.map { "target '\($0)'" }, start.path.map { "'\($0)'" }].compactMap { $0 }
        let pictures = count(start.pictures, "picture")
        return "A start: \(pictures) of \(place.joined(separator: ", ")). --all takes all pictures.\n"
    }

    private var tests: String {
        let tests = findings.tests
        let host = tests.host.map { ", in the app '\($0)'" } ?? ", without an app"
        let missing = tests.exists ? "" : " (to be added)"
        let targets = tests.others.isEmpty ? "" : "others: \(tests.others.shortened); --target chooses one\n"
        let apps = tests.hosts.isEmpty ? "" : "apps: \(tests.hosts.shortened); --app chooses one\n"
        let others = targets + apps
        return "\(style(.bold, "Tests")): target '\(tests.target)'\(missing)\(host); files in '\(tests.output)'\n"
            + others
    }

    // MARK: - Plan

    private func files(_ isWritten: Bool) -> String {
        var table = Table(style, .whole, .whole, .wrapped)
        for file in plan.files {
            table.append(
                .init(words(for: file.action, isWritten), file.action == .keep ? .dim : .green),
                .init(file.path.string), .init(file.purpose, .dim))
        }
        return style(.bold, "Files") + "\n" + table.text
    }

    private func words(for action: SetupPlan.File.Action, _ isWritten: Bool) -> String {
        switch action {
        case .create: isWritten ? "created" : "would create"
        case .extend: isWritten ? "added lines" : "would add lines"
        case .keep: "kept"
        }
    }

    private var texts: String {
        plan.written.map { file in
            let lines = file.text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
            return style(.bold, file.path.string) + "\n" + lines.map { $0.isEmpty ? "\n" : "  | \($0)\n" }.joined()
        }.joined(separator: "\n")
    }

    private func steps(_ first: [String]) -> String {
        let lines = zip(1..., first + plan.steps).map { number, step in
            "  \(number). " + step.split(separator: "\n").joined(separator: "\n     ") + "\n"
        }
        return style(.bold, "Next") + "\n" + lines.joined()
    }
}

extension [String] {
    /// The first names, and the number of the others.
    fileprivate var shortened: String {
        prefix(4).joined(separator: ", ") + (count > 4 ? " and \(count - 4) more" : "")
    }
}
