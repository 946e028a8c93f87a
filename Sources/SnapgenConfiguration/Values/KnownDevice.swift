/// A device of the built-in table: its screen, and what else is known of it.
package struct KnownDevice: Equatable, Sendable {
    package var device: Device
    /// Apple's name, as Xcode lists it.
    package var marketingName: String
    /// Other names that mean it: later models with the same screen, and what other tools call it.
    package var aliases: [String]
    /// The first system that runs on it; `nil` where it is not known.
    package var firstSystem: SystemVersion?
    /// The last system that runs on it; `nil` where the latest does.
    package var lastSystem: SystemVersion?
    /// The source of the size and the safe areas.
    package var source: String
}

extension KnownDevice: Encodable {
    private enum Key: CodingKey {
        case name, idiom, width, height, scale, safeArea, landscapeSafeArea
        case marketingName, aliases, firstSystem, lastSystem, source
    }

    /// Writes the device and what is known of it on one level; systems that are not known are `null`.
    package func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Key.self)
        try container.encode(device.name, forKey: .name)
        try container.encode(device.idiom, forKey: .idiom)
        try container.encode(device.width, forKey: .width)
        try container.encode(device.height, forKey: .height)
        try container.encode(device.scale, forKey: .scale)
        try container.encode(device.safeArea, forKey: .safeArea)
        try container.encode(device.landscapeSafeArea, forKey: .landscapeSafeArea)
        try container.encode(marketingName, forKey: .marketingName)
        try container.encode(aliases, forKey: .aliases)
        try container.encode(firstSystem?.description, forKey: .firstSystem)
        try container.encode(lastSystem?.description, forKey: .lastSystem)
        try container.encode(source, forKey: .source)
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
