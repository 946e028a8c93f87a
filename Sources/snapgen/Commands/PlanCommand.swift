import ArgumentParser
import SnapgenKit
import SnapgenModel

/// The command `snapgen plan`.
struct PlanCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "plan",
        abstract: "List every snapshot with its test and its reference, before anything runs.",
        discussion: "A '*' stands for samples whose number only running tells.")

    @OptionGroup var names: NameOptions
    @OptionGroup var settings: SettingOptions
    @OptionGroup var common: CommonOptions

    func run() throws {
        let session = Session(common)
        let project = try session.project(layer: settings.layer)
        if names.moves { return try names.printMoves(in: project, session) }
        let plan = session.watching { Pipeline(project).plan(naming: names.naming, progress: $0) }
        session.report(plan.diagnostics)
        try session.print(plan, report: PlanReport(plan: plan, style: session.style).text)
        try ExitStatus(plan.diagnostics).end()
        session.suggest("Next: 'snapgen generate' writes the tests.")
    }
}
