import SnapgenModel

/// Lists.
extension NodeReader {
    /// The items of a list as `read` takes them, without those that are not understood.
    mutating func list<Value>(
        _ fields: Fields, _ key: ConfigurationKey, _ read: (YAMLScalar) -> Value?
    ) -> Located<[Value]>? {
        locatedItems(fields, key, read).map { items in
            located(items.map(\.value), at: fields.origin(of: key))
        }
    }

    /// The items of a list, each with its place.
    mutating func locatedItems<Value>(
        _ fields: Fields, _ key: ConfigurationKey, _ read: (YAMLScalar) -> Value?
    ) -> [Located<Value>]? {
        items(fields, key)?.compactMap { node in
            item(node, of: key, in: fields, read).map { located($0, at: node.place) }
        }
    }

    /// The items of a list of the cases of `Value`, without unknown ones; none where the key is not given.
    mutating func choices<Value: RawRepresentable<String> & CaseIterable>(
        _ fields: Fields, _ key: ConfigurationKey, called noun: String
    ) -> [Value] {
        let nodes = items(fields, key) ?? []
        return nodes.compactMap { node in
            guard let name = item(node, of: key, in: fields, \.nonEmpty) else { return nil }
            let value = Value(rawValue: name)
            if value == nil { reportUnknown(noun, name, among: Value.allCases.map(\.rawValue), at: node.place) }
            return value
        }
    }

    /// The nodes in the list `key`; `nil` where it is not given or is no list.
    mutating func items(_ fields: Fields, _ key: ConfigurationKey) -> [YAMLNode]? {
        guard let node = fields[key]?.value else { return nil }
        let name = fields.name(of: key)
        switch node.content {
        case .list(let items): return items
        case .scalar(let scalar) where !scalar.isNull && ![.sections, .environments].contains(key.shape):
            let item = YAMLFlow.quotedIfNeeded(scalar.text)
            report(.badValue, "'\(name)' takes a list, not \(node.found); write [\(item)]", at: node.place)
        default: reportMismatch(of: name, taking: key.shape, with: node)
        }
        return nil
    }

    private mutating func item<Value>(
        _ node: YAMLNode, of key: ConfigurationKey, in fields: Fields, _ read: (YAMLScalar) -> Value?
    ) -> Value? {
        switch reading(node, read) {
        case .understood(let value): return value
        case .mistaken(let node):
            let message = "each item of '\(fields.name(of: key))' has to be \(key.itemShape), not \(node.found)"
            report(.badValue, message, at: node.place)
        case .reported: break
        }
        return nil
    }
}
