import ArgumentParser
import SnapgenKit
import SnapgenModel
import SnapgenPlan
import SnapgenScan

struct ExplainCommand: SessionCommand {
    static let configuration = CommandConfiguration(
        commandName: "explain",
        abstract: "Show the entries of files with their tests and references, or the reason why there are none.",
        discussion: helpText(
            "With LINE, only the entry at that line. A folder means all Swift files in it.",
            example: "snapgen explain Sources/App/HotelCell.swift:42", "snapgen explain Sources/Checkout Sources/Cart",
            page: .commands))

    @Argument(
        help: ArgumentHelp("Files, optionally with a line, and folders.", valueName: "path[:line]"),
        completion: .file(extensions: ["swift"]))
    var places: [FilePlace]

    @OptionGroup var sources: SourceOptions
    @OptionGroup var common: CommonOptions

    func run(in session: Session) throws {
        let project = try session.project(sources.selection())
        let places = places.map { (path: session.absolute($0.path), line: $0.line) }
        var files = try session.watching { try Pipeline(project).explanations(of: places, progress: $0) }
        let found = files.flatMap(\.diagnostics)
        session.report(found)
        for index in files.indices {
            files[index].diagnostics = files[index].diagnostics.compactMap(session.applied)
        }
        try show(files, session)
        try ExitStatus(found).end()
    }

    /// Prints one explanation for a file, and a list for a folder and for several paths.
    private func show(_ files: [Explanation], _ session: Session) throws {
        let texts = files.map { ExplanationReport(explanation: $0, style: session.style).text }
        let text = texts.joined(separator: "\n")
        let isFolder = LocalFileSystem().kind(of: session.absolute(places[0].path)) == .folder
        if places.count == 1, !isFolder { return try session.print(files[0], report: text) }
        try session.print(ExplanationList(files: files), report: text)
    }
}

/// A file with an optional line, in the format of compiler diagnostics.
struct FilePlace: ExpressibleByArgument, Equatable {
    var path: String
    var line: Int?

    /// Parses `FILE`, `FILE:LINE` or `FILE:LINE:COLUMN`.
    init?(argument: String) {
        var parts = argument.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
        var numbers: [Int] = []
        while parts.count > 1, numbers.count < 2, let number = Int(parts[parts.count - 1]) {
            numbers.insert(number, at: 0)
            parts.removeLast()
        }
        guard numbers.allSatisfy({ $0 > 0 }), parts != [""] else { return nil }
        path = parts.joined(separator: ":")
        line = numbers.first
    }
}
