import SnapgenModel

/// A device of the built-in table: its screen, and what else is known of it.
package struct KnownDevice: Equatable, Sendable {
    package var device: Device
    /// Apple's name, as Xcode lists it.
    package var marketingName = ""
    /// Other names that mean it: later models with the same screen, and what other tools call it.
    package var aliases: [String] = []
    /// The first system that runs on it; `nil` where it is not known.
    package var firstSystem: SystemVersion?
    /// The last system that runs on it; `nil` where the latest does.
    package var lastSystem: SystemVersion?
    /// The source of the size and the safe areas.
    package var source: String
}

extension KnownDevice: Encodable {
    /// Writes the device and what is known of it on one level; systems that are not known are `null`.
    package func encode(to encoder: any Encoder) throws {
        try encoder.encode([
            "name": device.name, "idiom": device.idiom, "width": device.width, "height": device.height,
            "scale": device.scale, "safeArea": device.safeArea, "landscapeSafeArea": device.landscapeSafeArea,
            "marketingName": marketingName, "aliases": aliases, "firstSystem": ExplicitNull(firstSystem?.description),
            "lastSystem": ExplicitNull(lastSystem?.description), "source": source,
        ])
    }
}

extension Device {
    package static let builtIn: [Device] = KnownDevice.all.map(\.device)
}

extension [Device] {
    /// The device that is called `name`: here, by Apple, or by Prefire and swift-snapshot-testing.
    ///
    /// A device that has exactly this name comes first. Spaces, punctuation, "-inch" and upper case make no difference.
    package func device(called name: String) -> Device? {
        if let device = first(where: { $0.name == name }) { return device }
        let key = KnownDevice.key(of: name)
        if let device = first(where: { KnownDevice.key(of: $0.name) == key }) { return device }
        return KnownDevice.namesByKey[key].flatMap { known in first { $0.name == known } }
    }
}

extension KnownDevice {
    package var names: [String] { [device.name, marketingName] + aliases }

    static let namesByKey: [String: String] = Dictionary(
        all.flatMap { known in known.names.map { (key(of: $0), known.device.name) } },
        uniquingKeysWith: { first, _ in first })

    /// Letters and digits in lower case, without inches: what is left of a name where spelling makes no difference.
    static func key(of name: String) -> String {
        String(name.lowercased().replacing("-inch", with: "").filter { $0.isLetter || $0.isNumber })
    }
}
