import ArgumentParser
import SnapgenConfiguration
import SnapgenKit
import SnapgenModel
import SnapgenNames
import SnapgenScan

struct ExplainCommand: SessionCommand {
    static let configuration = CommandConfiguration(
        "explain", "Show the entries of files with their tests and references, or the reason why there are none.",
        "With LINE, only the entry at or before that line. A folder means all Swift files in it.",
        example: "snapgen explain Sources/App/HotelCell.swift:42", "snapgen explain Sources/Checkout Sources/Cart",
        page: "Commands")

    @Argument(
        help: ArgumentHelp("Files, optionally with a line, and folders.", valueName: "path[:line]"),
        completion: .file(extensions: ["swift"]))
    var places: [FilePlace]

    @OptionGroup var test: TestTargetOption
    @OptionGroup var build: BuildInputsOption
    @OptionGroup var reading: ReadingOptions
    @OptionGroup var common: CommonOptions

    func run(in session: Session) throws {
        let project = try session.project(
            ProjectSelection(target: test.target, buildInputs: build.path, reading: reading))
        let places = places.map { (path: session.absolute($0.path), line: $0.line) }
        var files = try Pipeline(project).explanations(of: places)
        let found = files.flatMap(\.diagnostics)
        session.report(found)
        for index in files.indices {
            files[index].diagnostics = files[index].diagnostics.compactMap(session.applied)
        }
        try show(files, session)
        try ExitStatus(found).end()
    }

    private func show(_ files: [Explanation], _ session: Session) throws {
        let text = files.map { $0.text(session.style) }.joined(separator: "\n")
        let isFolder = LocalFileSystem().kind(of: session.absolute(places[0].path)) == .folder
        if places.count == 1, !isFolder { return try session.print(files[0], report: text) }
        try session.print(JSONDocument(["schema": "snapgen.explanations/1", "files": files]), report: text)
    }
}

/// A file with an optional line, in the format of compiler diagnostics.
struct FilePlace: ExpressibleByArgument, Equatable {
    var path: String
    var line: Int?

    init?(argument: String) {
        guard let match = argument.wholeMatch(of: /([^:][\s\S]*?)(?::(\d+)(?::(\d+))?)?/) else { return nil }
        let numbers = [match.2, match.3].compactMap { $0 }.map { Int($0) ?? 0 }
        guard numbers.allSatisfy({ $0 > 0 }) else { return nil }
        (path, line) = (String(match.1), numbers.first)
    }
}

extension Explanation {
    fileprivate func text(_ style: Style) -> String {
        if let reason { return VisibleText.escaped("\(path): \(reason)") + "\n" }
        return findings.map { block($0, style) }.joined(separator: "\n")
    }

    private func block(_ finding: Finding, _ style: Style) -> String {
        let entry = finding.entry
        var table = Table(style: style)
        for (name, values) in rows(of: finding) {
            for (index, value) in values.enumerated() {
                table.append(.init(index == 0 ? name : ""), .init(value))
            }
        }
        let place = style(.bold, "\(entry.path):\(entry.line)")
        return "\(place)  \(VisibleText.escaped(Self.headline(of: entry)))\n\(table.text)"
    }

    private static func headline(of entry: CatalogEntry) -> String {
        guard entry.kind == .macro else { return "\(entry.name ?? ""), by \(entry.declaration.catalogName)" }
        return "#\(entry.declaration.catalogName)" + (entry.name.map { "(\"\($0)\")" } ?? " without a name")
    }

    private func rows(of finding: Finding) -> [(String, [String])] {
        let entry = finding.entry
        let conditions = entry.declaration.conditions.map { "#if \($0)" } + entry.declaration.availability
        return [
            ("left out", [entry.reason].compactMap { $0 }),
            ("title", [entry.title]),
            ("captured", ["as \(entry.strategy.rawValue)"]),
            ("samples", entry.status == .included ? [entry.samplesText()] : []),
            ("batch", [finding.batch].compactMap { $0 }),
            ("settings", Self.settings(entry.settings)),
            ("only if", conditions.flatMap { $0.split(separator: "\n").map(String.init) }),
            ("tests", finding.tests),
            ("references", finding.references),
        ]
    }

    private static func settings(_ settings: Directives) -> [String] {
        // The batch and the reason for leaving an entry out have rows of their own.
        let words = DirectiveWord.all.filter { !["batch", "skip"].contains($0.name) }
        let given = words.compactMap { word in word.text(settings).map { "\(word.name)=\($0)" } }
        return given.isEmpty ? [] : [given.joined(separator: " ")]
    }
}
