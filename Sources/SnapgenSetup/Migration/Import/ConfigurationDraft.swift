import SnapgenConfiguration
import SnapgenPlan

struct ConfigurationDraft {
    private enum Entry {
        case value(String)
        case lines([String])
    }

    private var entries: [String: Entry] = [:]

    /// Sets the key at `path` to a value in YAML; `nil` leaves it out.
    mutating func set(_ path: String, _ value: String?) {
        entries[path] = value.map { .value($0) }
    }

    /// Sets the key at `path` to a list or a mapping, line by line; an empty one is left out.
    mutating func set(_ path: String, lines: [String]) {
        entries[path] = lines.isEmpty ? nil : .lines(lines)
    }

    /// The file, with the keys in their usual order and `origin`, which may contain a path, as a comment.
    func text(from origin: String) -> String {
        ([YAMLFlow.comment(origin)] + lines(below: "")).map { "\($0)\n" }.joined()
    }

    private func lines(below parent: String) -> [String] {
        ConfigurationKey.all.filter { $0.parent == parent }.flatMap { lines(of: $0) }
    }

    private func lines(of key: ConfigurationKey) -> [String] {
        switch entries[key.path] {
        case .value(let value): return ["\(key.name): \(value)"]
        case .lines(let lines): return ["\(key.name):"] + lines.map { "  \($0)" }
        case nil: break
        }
        let below = lines(below: key.path)
        return below.isEmpty ? [] : ["\(key.name):"] + below.map { "  \($0)" }
    }
}
