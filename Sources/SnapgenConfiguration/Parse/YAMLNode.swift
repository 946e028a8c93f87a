package struct YAMLNode: Equatable, Sendable {
    package enum Content: Equatable, Sendable {
        case scalar(YAMLScalar)
        case list([YAMLNode])
        case mapping([YAMLEntry])
    }

    package var content: Content
    package var place: TextPlace

    package subscript(key: String) -> YAMLEntry? {
        if case .mapping(let entries) = content { entries.first { $0.key == key } } else { nil }
    }

    var isNull: Bool {
        if case .scalar(let scalar) = content { scalar.isNull } else { false }
    }

    var found: String {
        switch content {
        case .scalar(let scalar): scalar.found
        case .list: "a list"
        case .mapping: "a mapping"
        }
    }
}

package struct YAMLEntry: Equatable, Sendable {
    package var key: String
    package var place: TextPlace
    package var value: YAMLNode

    /// The place to name as the value's origin: the key's, where the value goes over several lines.
    var origin: TextPlace {
        if case .scalar = value.content { value.place } else { place }
    }
}
