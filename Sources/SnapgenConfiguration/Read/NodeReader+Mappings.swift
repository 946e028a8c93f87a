import SnapgenModel
import SnapgenText

/// Mappings.
extension NodeReader {
    /// The keys of the mapping at the top of the file, without unknown ones; `nil` where there is none.
    mutating func topFields(of node: YAMLNode) -> Fields? {
        guard case .mapping(let entries) = node.content else {
            report(.badValue, "the configuration has to be a mapping of keys, not \(node.found)", at: node.place)
            return nil
        }
        return fields(of: entries, nil, Fields(name: "", place: node.place))
    }

    /// The keys of the section `key`; none where it is not given.
    mutating func section(_ fields: Fields, _ key: ConfigurationKey) -> Fields {
        let name = fields.name(of: key)
        let entry = fields[key]
        return entry.flatMap { section($0.value, key, called: name) }
            ?? Fields(name: name, place: entry?.value.place ?? fields.place)
    }

    /// The keys below `key` in a mapping that messages call `name`; `nil` where `node` is none.
    mutating func section(_ node: YAMLNode, _ key: ConfigurationKey, called name: String) -> Fields? {
        guard case .mapping(let entries) = node.content else {
            reportMismatch(of: name, taking: .section, with: node)
            return nil
        }
        return fields(of: entries, key, Fields(name: name, place: node.place))
    }

    /// The keys of each mapping in the list `key`.
    mutating func sections(_ fields: Fields, _ key: ConfigurationKey) -> [Fields] {
        let name = fields.name(of: key)
        let nodes = items(fields, key) ?? []
        return nodes.compactMap { node in
            guard case .mapping(let entries) = node.content else {
                report(.badValue, "each item of '\(name)' has to be a mapping, not \(node.found)", at: node.place)
                return nil
            }
            return self.fields(of: entries, key, Fields(name: name, place: node.place))
        }
    }

    /// The entries of the mapping `key`, whose keys are names of the user's.
    mutating func named(_ fields: Fields, _ key: ConfigurationKey) -> [YAMLEntry] {
        guard let node = fields[key]?.value else { return [] }
        if case .mapping(let entries) = node.content { return unique(entries) }
        reportMismatch(of: fields.name(of: key), taking: key.shape, with: node)
        return []
    }
}

/// Keys and names.
extension NodeReader {
    /// Whether `key` is given; reports where it is not.
    @discardableResult
    mutating func require(_ key: ConfigurationKey, in fields: Fields) -> Bool {
        if fields[key] != nil { return true }
        report(.badValue, "'\(fields.name(of: key))' is missing; it takes \(key.shape)", at: fields.place)
        return false
    }

    /// Reports a name of the user's that cannot stand in the name of a file.
    mutating func checkName(of entry: YAMLEntry, called noun: String) {
        let safe = SafeName.fileComponent(entry.key)
        guard safe != entry.key else { return }
        let hint = safe.map { "; '\($0)' can" } ?? ""
        report(.badValue, "the \(noun) \(entry.key.quoted) cannot stand in a file's name\(hint)", at: entry.place)
    }

    private mutating func fields(of entries: [YAMLEntry], _ key: ConfigurationKey?, _ empty: Fields) -> Fields {
        let known = ConfigurationKey.taken(by: key)
        return unique(entries).reduce(into: empty) { fields, entry in
            if let field = known.first(where: { $0.name == entry.key }) {
                fields[field] = entry
            } else {
                fields.hasUnknownKeys = true
                report(.unknownKey, "unknown key \(Self.phrase(for: entry.key, among: known))", at: entry.place)
            }
        }
    }

    /// The entries without those whose key came before.
    ///
    /// Yams finds keys that are given twice, but where it compares them by more than their text.
    private mutating func unique(_ entries: [YAMLEntry]) -> [YAMLEntry] {
        var seen: Set<String> = []
        return entries.filter { entry in
            let isNew = seen.insert(entry.key).inserted
            if !isNew { report(.badYAML, "key \(entry.key.quoted) is given more than once; keep one", at: entry.place) }
            return isNew
        }
    }

    /// The unknown key and what was probably meant: a similar key, or the same one somewhere else.
    private static func phrase(for key: String, among known: [ConfigurationKey]) -> String {
        let names = known.map(\.name)
        let homes = ConfigurationKey.allCases.filter { $0.name == key }.compactMap(\.parent?.rawValue)
        guard Suggestion.nearest(to: key, in: names).isEmpty, !homes.isEmpty else {
            return "\(key.quoted)\(Suggestion.phrase(for: key, in: names))"
        }
        return "\(key.quoted) here; it belongs below \(homes.map(\.quoted).listed(with: "or"))"
    }
}
