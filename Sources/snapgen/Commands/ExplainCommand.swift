import ArgumentParser
import SnapgenKit
import SnapgenModel

/// The command `snapgen explain`.
struct ExplainCommand: SessionCommand {
    static let configuration = CommandConfiguration(
        commandName: "explain",
        abstract: "Say what was found in a file and under which names, or why not.",
        discussion: "With LINE, only the entry there: 'snapgen explain Sources/App/HotelCell.swift:42'.")

    @Argument(help: ArgumentHelp("The file, and perhaps a line of it.", valueName: "file[:line]"), completion: .file())
    var place: FilePlace

    @OptionGroup var settings: SettingOptions
    @OptionGroup var scanning: ScanningOptions
    @OptionGroup var common: CommonOptions

    func run(in session: Session) throws {
        let project = try session.project(layer: settings.layer, scanning: scanning)
        let explanation = try session.answer { () throws(DiagnosticError) in
            try session.watching { progress throws(DiagnosticError) in
                try Pipeline(project).explanation(
                    of: session.absolute(place.path), line: place.line, progress: progress)
            }
        }
        session.report(explanation.diagnostics)
        try session.print(explanation, report: ExplanationReport(explanation: explanation, style: session.style).text)
        try ExitStatus(explanation.diagnostics).end()
    }
}

/// A file, and perhaps a line of it, as compilers print places.
struct FilePlace: ExpressibleByArgument, Equatable {
    var path: String
    var line: Int?

    /// Reads `FILE`, `FILE:LINE` or `FILE:LINE:COLUMN`.
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
