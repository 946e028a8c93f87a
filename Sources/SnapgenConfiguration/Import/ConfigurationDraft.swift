import SnapgenModel

/// A configuration file in the making: keys with their values as YAML.
struct ConfigurationDraft {
    /// What stands behind a key.
    private enum Entry {
        case value(String)
        case lines([String])
    }

    private var entries: [ConfigurationKey: Entry] = [:]

    /// Gives `key` a value that is YAML already; `nil` leaves it out.
    mutating func set(_ key: ConfigurationKey, _ value: String?) {
        entries[key] = value.map { .value($0) }
    }

    /// Gives `key` a list or a mapping, line by line; none leaves it out.
    mutating func set(_ key: ConfigurationKey, lines: [String]) {
        entries[key] = lines.isEmpty ? nil : .lines(lines)
    }

    /// The file, keys in their usual order, behind a comment that says where it comes from.
    func text(from origin: String) -> String {
        let lines = ConfigurationKey.children(of: nil).flatMap { self.lines(of: $0) }
        return (["# \(origin)"] + lines).map { "\($0)\n" }.joined()
    }

    private func lines(of key: ConfigurationKey) -> [String] {
        switch entries[key] {
        case .value(let value): return ["\(key.name): \(value)"]
        case .lines(let lines): return ["\(key.name):"] + lines.map { "  \($0)" }
        case nil: break
        }
        let below = ConfigurationKey.children(of: key).flatMap { lines(of: $0) }
        return below.isEmpty ? [] : ["\(key.name):"] + below.map { "  \($0)" }
    }
}
