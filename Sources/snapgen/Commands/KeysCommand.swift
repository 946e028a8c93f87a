import ArgumentParser
import SnapgenKit
import SnapgenModel
import SnapgenScan

struct KeysCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        "keys", "List or check the accessibility keys of an app.",
        example: "snapgen keys", "snapgen keys check", page: "Accessibility",
        subcommands: [List.self, Check.self, Import.self],
        defaultSubcommand: List.self)

    struct Sources: ParsableArguments {
        @Argument(
            help: "Folders and Swift files of the app and its UI tests, in place of the project's targets.",
            completion: .file(extensions: ["swift"]))
        var paths: [String] = []

        @OptionGroup var reading: ReadingOptions

        func project(_ session: Session) throws -> Project {
            try session.projects(ProjectSelection(paths: paths, reading: reading))[0]
        }
    }

    struct List: SessionCommand {
        static let configuration = CommandConfiguration(
            "list", "Print the accessibility keys, the places that set them, and the UI tests that use them.",
            """
            Keys are the properties of schemas, the constants of tables such as A11yIdentifiers, and identifiers \
            that are written out. Without PATH, all targets of the project are read.
            """, example: "snapgen keys list", "snapgen keys list Sources UITests --format json > keys.json",
            page: "Accessibility")

        @OptionGroup var sources: Sources
        @OptionGroup var common: CommonOptions

        func run(in session: Session) throws {
            var catalog = try sources.project(session).accessibilityKeys()
            let status = ExitStatus(catalog.diagnostics)
            catalog.diagnostics = session.report(catalog.diagnostics)
            try session.print(catalog, report: catalog.text(session.style))
            try status.end()
        }
    }

    struct Check: SessionCommand {
        static let configuration = CommandConfiguration(
            "check", "Find accessibility keys that are set nowhere, twice, in loops, or hidden from UI tests.",
            """
            Exits with 1 if there are warnings or errors; notes, such as keys that no test uses, are printed with \
            --verbose. 'diagnostics' in snapgen.yml sets the severity of each.
            """, example: "snapgen keys check", "snapgen keys check --diagnostics github", page: "Accessibility")

        @Option(
            help: ArgumentHelp(
                "Report only findings that are not in a file, which is written with all of them if there is none.",
                valueName: "file"), completion: .file())
        var baseline: String?

        @OptionGroup var sources: Sources
        @OptionGroup var common: CommonOptions

        func run(in session: Session) throws {
            var catalog = try sources.project(session).checkedAccessibilityKeys()
            let isIncomplete = catalog.diagnostics.contains { ExitStatus([$0]) == .input }
            if let baseline, !isIncomplete {
                let known = FindingsBaseline(path: session.absolute(baseline))
                catalog.diagnostics = try known.new(of: catalog.diagnostics, session)
            }
            catalog.diagnostics = session.report(catalog.diagnostics)
            try session.print(catalog, report: catalog.findings(session.style))
            if isIncomplete { try ExitStatus.input.end() }
            if catalog.diagnostics.contains(where: { $0.severity != .note }) { try ExitStatus.findings.end() }
        }
    }

    struct Import: SessionCommand {
        static let configuration = CommandConfiguration(
            "import", "Print schemas in place of a table of constants, with the same identifiers.",
            "TABLE is a type with constants, such as A11yIdentifiers; each type in it becomes a schema.",
            example: "snapgen keys import A11yIdentifiers > Accessibility.swift", page: "Accessibility")

        @Argument(help: "The name of the type with the constants.")
        var table: String

        @OptionGroup var sources: Sources
        @OptionGroup var common: CommonOptions

        func run(in session: Session) throws {
            let catalog = try sources.project(session).accessibilityKeys()
            let result = try TableImport(of: table, in: catalog)
            try session.print(result, report: result.text)
        }
    }
}

/// The findings of an earlier check in a file, a line each, without the numbers of lines.
private struct FindingsBaseline {
    let path: String

    /// Returns the findings that the file does not contain; none if there is no file yet, which is written then.
    func new(of diagnostics: [Diagnostic], _ session: Session) throws -> [Diagnostic] {
        let files = LocalFileSystem()
        guard files.kind(of: path) == .file else {
            let text = diagnostics.map { "\(Self.line(of: $0))\n" }.joined()
            try DiagnosticFormat.write(text, to: path, files, option: "--baseline")
            session.say("\(count(diagnostics.count, "finding")) kept in the new file '\(path)'.")
            return []
        }
        let lines = String(decoding: try files.read(path), as: UTF8.self).split(whereSeparator: \.isNewline)
        guard lines.allSatisfy({ $0.contains(/(error|warning|note): .* \[[a-z-]+\]$/) }) else {
            throw DiagnosticError(.unreadableInput, "is no baseline; name a new file, which is written", path: path)
        }
        var known = Dictionary(grouping: lines, by: String.init).mapValues(\.count)
        return diagnostics.filter { diagnostic in
            let line = Self.line(of: diagnostic)
            known[line, default: 0] -= 1
            return known[line, default: 0] < 0
        }
    }

    private static func line(of diagnostic: Diagnostic) -> String {
        "\(diagnostic)".replacing(/\.swift:[0-9]+(:[0-9]+)?/, with: ".swift")
    }
}

extension AccessibilityCatalog {
    fileprivate func text(_ style: Style) -> String {
        var groups = Dictionary(grouping: keys) { $0.owner ?? "" }
        let literals = groups.removeValue(forKey: "").map { block("Identifiers without a declaration", $0, style) }
        let blocks = groups.sorted { $0.key < $1.key }.map { block($0.key, $0.value, style) }
        return (blocks + [literals, style(.bold, counts) + "\n"].compactMap { $0 }).joined(separator: "\n")
    }

    private func block(_ title: String, _ keys: [CatalogKey], _ style: Style) -> String {
        var table = Table(style: style, shortensLast: true)
        for key in keys.sorted(by: { $0.identifier < $1.identifier }) {
            let places = count(key.places.count { !$0.isPassed }, "place")
            table.append(
                .init(key.identifier + (key.isList ? "[]" : "")),
                .init([.yes: places, .no: "not set"][key.isSet] ?? "set at run time"),
                .init([.yes: count(key.tests.uses.count, "use"), .no: "no use"][key.tests.useKey] ?? ""),
                .init(key.location.pathAndLine, .dim))
        }
        return style(.bold, title) + "\n" + table.text
    }

    private var counts: String {
        let places = keys.reduce(computed.count) { $0 + $1.places.count }
        return [
            count(schemas.count, "schema"), count(keys.count, "key"), "set at \(count(places, "place"))",
            computed.isEmpty ? nil : "\(computed.count) of them with identifiers known at run time",
            hasUITests ? nil : "no UI tests",
        ].compactMap { $0 }.joined(separator: ", ")
    }

    fileprivate func findings(_ style: Style) -> String {
        var table = Table(style: style)
        let groups = Dictionary(grouping: diagnostics, by: \.id)
        for id in DiagnosticID.allCases {
            guard let found = groups[id], let severity = found.first?.severity else { continue }
            table.append(
                .init(id.rawValue, severity == .note ? .dim : .yellow), .init("\(found.count)"),
                .init(id.summary, .dim))
        }
        return table.text + (diagnostics.isEmpty ? "" : "\n") + style(.bold, findingCounts) + "\n"
    }

    private var findingCounts: String {
        let notes = diagnostics.count { $0.severity == .note }
        return [
            "\(count(keys.count, "key")) checked", count(diagnostics.count - notes, "finding"),
            notes > 0 ? count(notes, "note") : nil, hasUITests ? nil : "no UI tests",
            unknownLookups.isEmpty ? nil : "\(count(unknownLookups.count, "look-up")) not followed",
        ].compactMap { $0 }.joined(separator: ", ")
    }
}
