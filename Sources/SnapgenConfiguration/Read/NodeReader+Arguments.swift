import SnapgenModel

/// What a template is given.
extension NodeReader {
    /// The values of `tests.arguments` by name, without those that are not understood.
    mutating func arguments(_ fields: Fields) -> Located<[String: UserValue]>? {
        guard fields[.testsArguments] != nil else { return nil }
        let name = fields.name(of: .testsArguments)
        let values = mapping(named(fields, .testsArguments), called: name)
        return located(values, at: fields.origin(of: .testsArguments))
    }

    private mutating func mapping(_ entries: [YAMLEntry], called name: String) -> [String: UserValue] {
        var values: [String: UserValue] = [:]
        for entry in entries {
            guard entry.key.isIdentifier else {
                let problem = "\(entry.key.quoted) is no name that a template can ask for; use letters, digits and '_'"
                report(.badValue, problem, at: entry.place)
                continue
            }
            values[entry.key] = userValue(of: entry.value, called: "\(name).\(entry.key)")
        }
        return values
    }

    private mutating func userValue(of node: YAMLNode, called name: String) -> UserValue? {
        switch node.content {
        case .scalar: value(of: node, called: name, taking: .text("a value"), \.userValue)
        case .list(let items): .list(items.compactMap { userValue(of: $0, called: name) })
        case .mapping(let entries): .mapping(mapping(entries, called: name))
        }
    }
}

extension YAMLScalar {
    /// The value as what it is spelt like: in quotes, a text.
    fileprivate var userValue: UserValue? {
        flag.map { .flag($0) } ?? number.map { .number($0) } ?? .text(text)
    }
}
