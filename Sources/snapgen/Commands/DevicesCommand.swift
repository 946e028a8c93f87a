import ArgumentParser
import SnapgenConfiguration

struct DevicesCommand: SessionCommand {
    static let configuration = CommandConfiguration(
        commandName: "devices",
        abstract: "List the built-in devices.",
        discussion: helpText(
            "Sizes and safe areas (top, left, bottom, right) are in points.", example: "snapgen config devices",
            page: .environments))

    @OptionGroup var common: CommonOptions

    func run(in session: Session) throws {
        let report = DevicesReport(devices: KnownDevice.all, style: session.style)
        try session.print(report.list, report: report.text)
        session.suggest("Next: list devices in a batch's 'devices', by any of their names.")
    }
}
