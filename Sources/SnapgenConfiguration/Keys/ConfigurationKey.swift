/// A key of the configuration file, as the list of all keys has it: without names of devices and batches and positions
/// in lists, so that `devices.width` is the width of every device.
package struct ConfigurationKey: Sendable {
    package let path: String
    package let summary: String
    package let expected: String
}

extension ConfigurationKey {
    package var name: String { path.split(separator: ".").last.map(String.init) ?? path }

    package var parent: String { path.split(separator: ".").dropLast().joined(separator: ".") }

    package init?(_ path: String) {
        guard let key = Self.all.first(where: { $0.path == path }) else { return nil }
        self = key
    }

    package static let all: [ConfigurationKey] = Configuration.keys.flatMap { $0.describe("") }

    static func path(_ name: String, below parent: String) -> String { parent.isEmpty ? name : "\(parent).\(name)" }
}
