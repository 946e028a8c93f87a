import ArgumentParser
import SnapgenKit
import SnapgenModel
import SnapgenPlan

struct TestPlanCommand: SessionCommand {
    static let configuration = CommandConfiguration(
        commandName: "test-plan",
        abstract: "Write an Xcode test plan with a configuration for each language in 'tests.languages'.",
        discussion: helpText(
            """
            Without a path, a new plan is printed. An existing plan keeps everything except the settings of the \
            languages, including your additions to their configurations.
            """, example: "snapgen config test-plan Snapshots.xctestplan", page: "CI"))

    @Argument(help: "The test plan to write.", completion: .file(extensions: ["xctestplan"]))
    var path: String?

    @Option(
        help: ArgumentHelp(
            "The project of the test target, as a new plan refers to it.",
            discussion: "By default, the package that contains the plan.", valueName: "App.xcodeproj"),
        completion: .file(extensions: ["xcodeproj"]))
    var container = ""

    @OptionGroup var test: TestTargetOption
    @OptionGroup var common: CommonOptions

    func run(in session: Session) throws {
        let project = try session.project(ProjectSelection(target: test.target))
        guard let path else {
            let text = try project.newTestPlan(container: container)
            return try session.print(text)
        }
        let outcome = try project.writeTestPlan(to: session.absolute(path), container: container)
        let changes = FileChanges(outcomes: [outcome], diagnostics: session.diagnostics)
        try session.print(changes, report: [outcome].text(session.style))
    }

    private struct FileChanges: Encodable {
        let schema = "snapgen.changes/1"
        let outcomes: [WriteOutcome]
        let diagnostics: [Diagnostic]
    }
}
