/// A value of the configuration as YAML, on one line or several.
package indirect enum YAMLBlock: Sendable {
    /// A value on the line of its key.
    case flow(String)
    /// A list with an item on each line.
    case items([String])
    /// A mapping with an entry on each line and one origin.
    case entries([(name: String, value: String)])
    /// A mapping with an origin for each entry.
    case named([(name: String, value: YAMLBlock)])
    /// A mapping of keys.
    case section([(name: String, value: YAMLBlock)])
    /// A mapping of keys that is written as a single value if all of them have the same value and origin.
    case sharedSection([(name: String, value: YAMLBlock)])

    var flow: String {
        switch self {
        case .flow(let text): text
        case .items(let items): YAMLFlow.list(items)
        case .entries(let entries): YAMLFlow.mapping(entries.map { (YAMLFlow.text($0.name), $0.value) })
        case .named(let entries), .section(let entries), .sharedSection(let entries):
            YAMLFlow.mapping(entries.map { (YAMLFlow.text($0.name), $0.value.flow) })
        }
    }

    /// The value with a mapping of keys on one line.
    var onOneLine: YAMLBlock { if case .section = self { .flow(flow) } else { self } }

    /// The lines of the entry `key`, with the origins of values as comments; its value is that of the key `path`.
    func lines(_ key: String, _ path: String, _ origin: (String) -> ConfigurationOrigin) -> [String] {
        func entry(_ value: String? = nil, of path: String? = nil) -> String {
            let comment = path.map { "  \(YAMLFlow.comment("\(origin($0))"))" } ?? ""
            return "\(key):\(value.map { " \($0)" } ?? "")\(comment)"
        }
        func below(_ entries: [(name: String, value: YAMLBlock)]) -> [String] {
            entries.flatMap { name, value in
                value.lines(YAMLFlow.text(name), "\(path).\(name)", origin).map { "  \($0)" }
            }
        }
        switch self {
        case .items(let items) where !items.isEmpty: return [entry(of: path)] + items.map { "  - \($0)" }
        case .entries(let entries) where !entries.isEmpty:
            return [entry(of: path)] + entries.map { "  \(YAMLFlow.text($0.name)): \($0.value)" }
        case .named(let entries) where !entries.isEmpty, .section(let entries) where !entries.isEmpty:
            return [entry()] + below(entries)
        case .flow, .items, .entries, .named, .section: return [entry(flow, of: path)]
        case .sharedSection(let keys):
            let values = Set(keys.map { $0.value.flow })
            let origins = Set(keys.map { origin("\(path).\($0.name)") })
            guard values.count == 1, origins.count == 1, let first = keys.first else { return [entry()] + below(keys) }
            return [entry(first.value.flow, of: "\(path).\(first.name)")]
        }
    }

    /// The paths of the values that have an origin, in the value of the key `path`.
    func paths(_ path: String) -> [String] {
        switch self {
        case .flow, .items, .entries: [path]
        case .named(let entries): entries.map { "\(path).\($0.name)" }
        case .section(let keys), .sharedSection(let keys): keys.flatMap { $0.value.paths("\(path).\($0.name)") }
        }
    }
}
