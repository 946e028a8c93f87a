import ArgumentParser
import SnapgenConfiguration
import SnapgenModel
import SnapgenPlan

struct DevicesCommand: SessionCommand {
    static let configuration = CommandConfiguration(
        commandName: "devices",
        abstract: "List the built-in devices.",
        discussion: helpText(
            "Sizes and safe areas (top, left, bottom, right) are in points.", example: "snapgen config devices",
            page: "Environments"))

    @OptionGroup var common: CommonOptions

    func run(in session: Session) throws {
        let list = DeviceList(devices: KnownDevice.all)
        try session.print(list, report: list.devices.text(session.style))
        session.suggest("Next: list devices in a batch's 'devices', by any of their names.")
    }

    private struct DeviceList: Encodable {
        let schema = "snapgen.devices/1"
        let devices: [KnownDevice]
    }
}

extension [KnownDevice] {
    fileprivate func text(_ style: Style) -> String {
        let headings = ["name", "points", "scale", "safe area", "in landscape", "systems", "device"]
        var table = Table(style: style)
        table.append(headings.map { .init($0, .dim) })
        for known in self {
            let device = known.device
            table.append(
                .init(device.name, .bold),
                "\(number(device.width))x\(number(device.height))",
                "@\(number(device.scale))x",
                "\(edges(device.safeArea))",
                "\(edges(device.landscapeSafeArea))",
                "\(systems(of: known))",
                .init(known.marketingName, .dim))
        }
        return table.text
    }

    private func systems(of known: KnownDevice) -> String {
        "\(known.firstSystem?.description ?? "?")-\(known.lastSystem?.description ?? "")"
    }

    private func edges(_ area: SafeArea) -> String {
        [area.top, area.left, area.bottom, area.right].map(number).joined(separator: " ")
    }

    private func number(_ number: Double) -> String {
        Int(exactly: number).map(String.init) ?? "\(number)"
    }
}
