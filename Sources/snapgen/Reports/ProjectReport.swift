import SnapgenProject

struct ProjectReport {
    let layout: ProjectLayout
    let style: Style

    /// The text: a table for each project, the schemes that run tests, and the counts.
    var text: String {
        let projects = layout.targets.map(\.project).reduce(into: [String]()) { names, name in
            if !names.contains(name) { names.append(name) }
        }
        return (projects.map(block) + schemes + [counts + "\n"]).joined(separator: "\n")
    }

    private func block(of project: String) -> String {
        var table = Table(style)
        for target in layout.targets where target.project == project {
            table.append(row(of: target))
        }
        return style(.bold, project) + "\n" + table.text
    }

    private func row(of target: ProjectTarget) -> [Table.Cell] {
        let details = details(of: target)
        let platforms = target.platforms.map(\.rawValue).joined(separator: ", ")
        let cells: [Table.Cell] = [
            .init(target.name), .init(target.kind.rawValue), .init(module(of: target)), .init(platforms),
            .init(count(target.files.count, "Swift file")),
        ]
        return details.isEmpty ? cells : cells + [.init(details, .dim)]
    }

    private func module(of target: ProjectTarget) -> String {
        target.module.map { $0 == target.name ? "" : "module \($0)" } ?? ""
    }

    private func details(of target: ProjectTarget) -> String {
        let host = target.host.map { "in \($0)" }
        let packages = target.packages.isEmpty ? nil : count(target.packages.count, "package product")
        return [host, packages].compactMap { $0 }.joined(separator: ", ")
    }

    private var schemes: [String] {
        var table = Table(style)
        let testing = layout.schemes.filter { !tests(of: $0).isEmpty }
        for scheme in testing {
            table.append(.init(scheme.name), .init(scheme.configuration ?? ""), .init(tests(of: scheme)))
        }
        return testing.isEmpty ? [] : [style(.bold, "Schemes") + "\n" + table.text]
    }

    /// Returns the test plans of a scheme, or else the test targets that it runs.
    private func tests(of scheme: ProjectScheme) -> String {
        let targets = scheme.targets.filter { !$0.isSkipped }.map(\.name)
        return (scheme.testPlans.isEmpty ? targets : scheme.testPlans).joined(separator: ", ")
    }

    private var counts: String {
        let files = Set(layout.targets.flatMap(\.files)).count
        let parts = [
            count(layout.targets.count, "target"), count(files, "Swift file"),
            count(layout.packages.count, "package"), count(layout.testPlans.count, "test plan"),
        ]
        return style(.bold, parts.joined(separator: ", "))
    }
}
