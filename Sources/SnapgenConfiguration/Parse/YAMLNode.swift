/// A part of a YAML document, with the place where it begins.
struct YAMLNode: Equatable, Sendable {
    /// What a node holds.
    enum Content: Equatable, Sendable {
        case scalar(YAMLScalar)
        case list([YAMLNode])
        case mapping([YAMLEntry])
    }

    /// What the node holds.
    var content: Content
    /// Where it begins.
    var place: TextPlace

    /// The entry of a mapping with this key; `nil` if there is none.
    subscript(key: String) -> YAMLEntry? {
        if case .mapping(let entries) = content { entries.first { $0.key == key } } else { nil }
    }

    /// Indicates whether the value is empty or `null`.
    var isNull: Bool {
        if case .scalar(let scalar) = content { scalar.isNull } else { false }
    }

    /// What a message says stands here instead of what was expected.
    var found: String {
        switch content {
        case .scalar(let scalar): scalar.found
        case .list: "a list"
        case .mapping: "a mapping"
        }
    }
}

/// A key of a mapping and its value.
struct YAMLEntry: Equatable, Sendable {
    /// The key, without quotes.
    var key: String
    /// Where the key begins.
    var place: TextPlace
    /// The key's value.
    var value: YAMLNode

    /// The place to name as the value's origin: the key's, where the value goes over several lines.
    var origin: TextPlace {
        if case .scalar = value.content { value.place } else { place }
    }
}
