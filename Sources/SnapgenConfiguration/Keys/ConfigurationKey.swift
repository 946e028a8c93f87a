/// A key of the configuration file, as the list of all keys has it.
///
/// Names of devices and batches and positions in lists are left out of paths: `devices.width` is the width of every
/// device.
package struct ConfigurationKey: Sendable {
    /// A mapping or a list of mappings with keys below the key.
    enum Container: Sendable {
        case section, list, names
    }

    /// The key with those above it: `tests.output`.
    package let path: String
    /// The purpose in one sentence.
    package let summary: String
    /// The values that the key takes, as a noun phrase: `a number from 0 to 1`.
    package let expected: String
    /// The kind of value if there are keys below.
    var container: Container?
}

extension ConfigurationKey {
    /// The key without those above it.
    package var name: String { path.split(separator: ".").last.map(String.init) ?? path }

    /// The key above this one; empty at the top of the file.
    package var parent: String { path.split(separator: ".").dropLast().joined(separator: ".") }

    /// The key at `path`; `nil` if there is none.
    package init?(_ path: String) {
        guard let key = Self.all.first(where: { $0.path == path }) else { return nil }
        self = key
    }

    /// Every key, in the order in which it is shown.
    package static let all: [ConfigurationKey] = Configuration.keys.flatMap { $0.describe("") }

    /// The path of a key below `parent`, which is empty at the top of the file.
    static func path(_ name: String, below parent: String) -> String { parent.isEmpty ? name : "\(parent).\(name)" }

    /// The path of the key that sets `property`.
    static func path(of property: PartialKeyPath<Configuration>) -> String {
        for key in Configuration.keys {
            if let path = key.locate(property, \Configuration.self, "") { return path }
        }
        preconditionFailure("no key sets \(property)")
    }
}
