import SnapgenConfiguration
import SnapgenModel
import SnapgenPlan

struct DevicesReport {
    let devices: [KnownDevice]
    let style: Style

    var text: String {
        var table = Table(style)
        table.append(Self.headings.map { .init($0, .dim) })
        for known in devices {
            let device = known.device
            table.append(
                .init(device.name, .bold),
                "\(Self.number(device.width))x\(Self.number(device.height))",
                "@\(Self.number(device.scale))x",
                "\(Self.edges(device.safeArea))",
                "\(Self.edges(device.landscapeSafeArea))",
                "\(Self.systems(of: known))",
                .init(known.marketingName, .dim))
        }
        return table.text
    }

    /// The value that `--format json` prints.
    var list: DeviceList { DeviceList(devices: devices.map(DeviceList.Item.init)) }

    private static let headings = ["name", "points", "scale", "safe area", "in landscape", "systems", "device"]

    private static func systems(of known: KnownDevice) -> String {
        "\(known.firstSystem?.description ?? "?")-\(known.lastSystem?.description ?? "")"
    }

    private static func edges(_ area: SafeArea) -> String {
        [area.top, area.left, area.bottom, area.right].map(number).joined(separator: " ")
    }

    private static func number(_ number: Double) -> String {
        Int(exactly: number).map(String.init) ?? "\(number)"
    }
}

struct DeviceList: Encodable {
    struct Item: Encodable {
        var name: String
        var idiom: Device.Idiom
        var width: Double
        var height: Double
        var scale: Double
        var safeArea: SafeArea
        var landscapeSafeArea: SafeArea
        var marketingName: String
        var aliases: [String]
        /// The first and last system version; `null` if unknown, or if the device runs the current version.
        @ExplicitNull var firstSystem: String?
        @ExplicitNull var lastSystem: String?
        var source: String

        init(_ known: KnownDevice) {
            name = known.device.name
            idiom = known.device.idiom
            width = known.device.width
            height = known.device.height
            scale = known.device.scale
            safeArea = known.device.safeArea
            landscapeSafeArea = known.device.landscapeSafeArea
            marketingName = known.marketingName
            aliases = known.aliases
            firstSystem = known.firstSystem?.description
            lastSystem = known.lastSystem?.description
            source = known.source
        }
    }

    let schema = "snapgen.devices/1"
    var devices: [Item]
}
