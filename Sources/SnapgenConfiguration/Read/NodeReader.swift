import SnapgenModel
import SnapgenNames

/// The state of reading a configuration file: the mistakes and the origins so far.
///
/// An invalid value is reported and left out, so that one run reports all mistakes of a file.
struct NodeReader {
    static let mostDiagnostics = 100

    let path: String
    let expansion: VariableExpansion
    /// The keys that were read so far, over the defaults: devices, for example, that batches name.
    var context: Configuration
    let part: Int
    private(set) var diagnostics: [Diagnostic] = []
    private(set) var origins: [String: ConfigurationOrigin] = [:]
    private(set) var parts = 1
    private(set) var isInItem = false

    /// Sets the origin of the value of `key`; items of lists and of named mappings have the origin of the item.
    mutating func setOrigin(of key: String, at place: TextPlace) {
        if !isInItem { origins[key] = .file(path: path, line: place.line, column: place.column) }
    }

    /// Returns the item of the test target that is read; `nil` for an empty list.
    mutating func part(of items: [YAMLNode]) -> YAMLNode? {
        parts = max(1, items.count)
        return items.indices.contains(part) ? items[part] : nil
    }

    mutating func readingItem<Result>(_ body: (inout NodeReader) -> Result) -> Result {
        let wasInItem = isInItem
        isInItem = true
        defer { isInItem = wasInItem }
        return body(&self)
    }
}

// MARK: - Mistakes

extension NodeReader {
    mutating func report(
        _ id: DiagnosticID, _ message: @autoclosure () -> String, at place: TextPlace,
        severity: Diagnostic.Severity = .error
    ) {
        guard diagnostics.count < Self.mostDiagnostics else { return }
        diagnostics.append(Diagnostic(id, severity, message(), path: path, line: place.line, column: place.column))
    }

    mutating func reportUnknown(_ noun: String, _ name: String, among known: [String], at place: TextPlace) {
        report(.unknownName, "unknown \(noun) \(name.quoted)\(Suggestion.phrase(for: name, in: known))", at: place)
    }
}

// MARK: - Single values

extension NodeReader {
    mutating func value<Value>(
        of node: YAMLNode, _ name: ValueName, _ expected: String, _ read: (YAMLScalar) -> Value?
    ) -> Value? {
        var node = node
        do throws(VariableExpansion.Problem) {
            if case .scalar(var scalar) = node.content, !scalar.isNull {
                let text = try expansion.expand(scalar.text)
                // A variable in quotes may be a number: `{ threshold: "${THRESHOLD:-0.5}" }`.
                let isChanged = text != scalar.text
                scalar.text = text
                let plain = isChanged ? YAMLScalar(text: text, isPlain: true) : scalar
                if let value = read(scalar) ?? read(plain) { return value }
                node.content = .scalar(scalar)
            }
            report(.badValue, name.mismatch(expected, with: node), at: node.place)
        } catch {
            report(error.id, error.message, at: node.place)
        }
        return nil
    }
}

// MARK: - Lists and mappings

extension NodeReader {
    mutating func items(of node: YAMLNode, _ name: ValueName, _ expected: String) -> [YAMLNode]? {
        switch node.content {
        case .list(let items): return items
        case .scalar(let scalar) where !scalar.isNull && expected == "a list":
            let item = YAMLFlow.scalar(scalar.text)
            report(.badValue, "'\(name.key)' takes a list, not \(node.found); write [\(item)]", at: node.place)
        default: report(.badValue, name.mismatch(expected, with: node), at: node.place)
        }
        return nil
    }

    mutating func fields(of node: YAMLNode, _ known: [String], _ name: ValueName) -> Fields? {
        guard let entries = entries(of: node, name) else { return nil }
        return entries.reduce(into: Fields(name: name.key, place: node.place)) { fields, entry in
            if known.contains(entry.key) {
                fields.entries[entry.key] = entry
            } else {
                fields.hasUnknownKeys = true
                report(.unknownKey, "unknown key \(Self.phrase(for: entry.key, among: known))", at: entry.place)
            }
        }
    }

    /// The entries of a mapping, each key once; `nil` if `node` has another kind.
    ///
    /// Yams reports keys that are given twice only if they are equal in more than their text.
    mutating func entries(of node: YAMLNode, _ name: ValueName) -> [YAMLEntry]? {
        guard case .mapping(let entries) = node.content else {
            let message =
                name.key.isEmpty
                ? "the configuration has to be a mapping of keys, not \(node.found)"
                : name.mismatch("a mapping", with: node)
            report(.badValue, message, at: node.place)
            return nil
        }
        var seen: Set<String> = []
        return entries.filter { entry in
            let isNew = seen.insert(entry.key).inserted
            if !isNew { report(.badYAML, "key \(entry.key.quoted) is given more than once; keep one", at: entry.place) }
            return isNew
        }
    }

    @discardableResult
    mutating func require(_ key: String, _ expected: String, in fields: Fields) -> Bool {
        if fields[key] != nil { return true }
        report(.badValue, "'\(fields.name).\(key)' is missing; it takes \(expected)", at: fields.place)
        return false
    }

    mutating func checkName(of entry: YAMLEntry, called noun: String) {
        let safe = SafeName.fileComponent(entry.key)
        guard safe != entry.key else { return }
        let hint = safe.map { "; '\($0)' can" } ?? ""
        report(.badValue, "the \(noun) \(entry.key.quoted) cannot be part of a file name\(hint)", at: entry.place)
    }

    /// The unknown key and the one that was probably meant: the same one in another mapping, or a similar key.
    private static func phrase(for key: String, among known: [String]) -> String {
        let homes = ConfigurationKey.all.filter { $0.name == key }.map(\.parent).filter { !$0.isEmpty }
        guard !homes.isEmpty, Suggestion.nearest(to: key, in: known).isEmpty else {
            return "\(key.quoted)\(Suggestion.phrase(for: key, in: known))"
        }
        return "\(key.quoted) here; it belongs below \(homes.map(\.quoted).listed(with: "or"))"
    }
}

/// The entries of a mapping whose keys are known.
struct Fields {
    /// The name of the mapping in messages: `devices.kiosk`; empty at the top of the file.
    let name: String
    let place: TextPlace
    var hasUnknownKeys = false
    var valid: Set<String> = []
    var entries: [String: YAMLEntry] = [:]

    subscript(key: String) -> YAMLEntry? { entries[key] }

    /// Indicates whether the mapping has no values except empty lists.
    var isEmpty: Bool { !hasUnknownKeys && entries.values.allSatisfy { $0.value.content == .list([]) } }

    func hasValues(_ key: String) -> Bool { entries[key].map { $0.value.content != .list([]) } ?? false }
}
