import ArgumentParser
import SnapgenModel
import SnapgenSetup

struct DoctorCommand: SessionCommand {
    static let configuration = CommandConfiguration(
        "doctor", "Check the set-up: host app, testability, libraries and versions, simulator, references, CI.",
        "Each problem has its next step. Exits with 1 if one of them is an error.", example: "snapgen doctor",
        page: "GetStarted")

    @Argument(help: "The folder of the project.", completion: .directory)
    var path = "."

    @OptionGroup var reading: ReadingOptions
    @OptionGroup var common: CommonOptions

    func run(in session: Session) throws {
        let setup = try session.setup(in: path, target: nil, reading)
        let (results, diagnostics) = try setup.check()
        session.report(results.compactMap(\.problem) + diagnostics)
        try session.print(JSONDocument.report(of: session.diagnostics), report: text(of: results, session))
        if session.diagnostics.hasErrors { try ExitStatus.findings.end() }
    }

    private func text(of results: [SetupCheckResult], _ session: Session) -> String {
        var table = Table(style: session.style)
        for result in results {
            let (word, color): (String, Style.Color) =
                switch (result.problem, result.problem.flatMap(session.applied)?.severity) {
                case (nil, _): ("ok", .green)
                case (_, nil): ("ignored", .dim)
                case (_, .error): ("error", .red)
                case (_, .warning), (_, .note): ("warning", .yellow)
                }
            table.append(.init(word, color), .init(result.subject))
        }
        let problems = session.diagnostics.count
        return table.text + session.style(.bold, "\(count(results.count, "check")), \(count(problems, "problem"))")
            + "\n"
    }
}
