import ArgumentParser
import SnapgenKit
import SnapgenModel

/// The command `snapgen explain`.
struct ExplainCommand: SessionCommand {
    static let configuration = CommandConfiguration(
        commandName: "explain",
        abstract: "Show the entries of a file with their tests and references, or the reason why there are none.",
        discussion: HelpText(
            "With LINE, only the entry at that line.", example: "snapgen explain Sources/App/HotelCell.swift:42",
            page: .commands
        ).text)

    @Argument(
        help: ArgumentHelp("The file, optionally with a line.", valueName: "file[:line]"),
        completion: .file(extensions: ["swift"]))
    var place: FilePlace

    @OptionGroup var test: TestTargetOption
    @OptionGroup var build: BuildInputsOption
    @OptionGroup var settings: SettingOptions
    @OptionGroup var reading: ReadingOptions
    @OptionGroup var common: CommonOptions

    func run(in session: Session) throws {
        let project = try session.project(
            target: test.target, buildInputs: build.path, settings: settings.values, reading: reading)
        var explanation = try session.answer { () throws(DiagnosticError) in
            try session.watching { progress throws(DiagnosticError) in
                try Pipeline(project).explanation(
                    of: session.absolute(place.path), line: place.line, progress: progress)
            }
        }
        let status = ExitStatus(explanation.diagnostics)
        explanation.diagnostics = session.report(explanation.diagnostics)
        try session.print(explanation, report: ExplanationReport(explanation: explanation, style: session.style).text)
        try status.end()
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
