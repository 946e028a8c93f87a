/// A part of a YAML document, with the place where it begins.
package struct YAMLNode: Equatable, Sendable {
    package enum Content: Equatable, Sendable {
        case scalar(YAMLScalar)
        case list([YAMLNode])
        case mapping([YAMLEntry])
    }

    package var content: Content
    /// The place of its first character.
    package var place: TextPlace

    /// The entry of a mapping with this key; `nil` if there is none.
    package subscript(key: String) -> YAMLEntry? {
        if case .mapping(let entries) = content { entries.first { $0.key == key } } else { nil }
    }

    /// Indicates whether the value is empty or `null`.
    var isNull: Bool {
        if case .scalar(let scalar) = content { scalar.isNull } else { false }
    }

    /// The node as messages describe an unexpected value.
    var found: String {
        switch content {
        case .scalar(let scalar): scalar.found
        case .list: "a list"
        case .mapping: "a mapping"
        }
    }
}

/// A key of a mapping and its value.
package struct YAMLEntry: Equatable, Sendable {
    /// The key, without quotes.
    package var key: String
    /// The place of the first character of the key.
    package var place: TextPlace
    /// The key's value.
    package var value: YAMLNode

    /// The place to name as the value's origin: the key's, where the value goes over several lines.
    var origin: TextPlace {
        if case .scalar = value.content { value.place } else { place }
    }
}
