/// A search for a value in a schema.
struct PartSearch {
    private let value: Any
    private let object: ObjectIdentifier?

    init(for value: Any) {
        self.value = value
        object = Self.object(in: value)
    }

    /// Returns the labels of the properties that lead to the value.
    ///
    /// - Parameters:
    ///   - schema: The object to search.
    ///   - name: The name of the schema.
    /// - Throws: `AccessibilityKeyError.cyclic` if an object contains itself.
    func paths(in schema: AnyObject, named name: String) throws(AccessibilityKeyError) -> [[String]] {
        try paths(in: schema, below: Place(labels: [], objects: [ObjectIdentifier(schema)]), named: name)
    }

    private func paths(in part: Any, below place: Place, named name: String) throws(AccessibilityKeyError) -> [[String]]
    {
        var paths: [[String]] = []
        for property in Property.all(of: part) {
            let labels = place.labels + [property.label]
            if matches(property.value) { paths.append(labels) }
            guard property.hasParts else { continue }
            var inner = Place(labels: labels, objects: place.objects)
            if let object = Self.object(in: property.value), !inner.objects.insert(object).inserted {
                throw .cyclic(path: ([name] + labels).joined(separator: "."))
            }
            paths += try self.paths(in: property.value, below: inner, named: name)
        }
        return paths
    }

    private func matches(_ candidate: Any) -> Bool {
        if let object { return Self.object(in: candidate) == object }
        return type(of: candidate) == type(of: value)
    }

    /// Returns the identity of an object, or of the first object of a list; `nil` for an empty list.
    private static func object(in value: Any) -> ObjectIdentifier? {
        if let list = value as? [AnyObject] { return list.first.map(ObjectIdentifier.init) }
        return type(of: value) is AnyClass ? ObjectIdentifier(value as AnyObject) : nil
    }
}

extension PartSearch {
    private struct Place {
        var labels: [String]
        var objects: Set<ObjectIdentifier>
    }

    private struct Property {
        var label: String
        var value: Any

        /// A Boolean value that indicates whether the value is an object or a structure, not a list.
        var hasParts: Bool { type(of: value) is AnyClass || Mirror(reflecting: value).displayStyle == .struct }

        /// Returns the properties of an object, with those of its superclasses.
        static func all(of part: Any) -> [Property] {
            sequence(first: Mirror(reflecting: part), next: \.superclassMirror).flatMap { mirror in
                mirror.children.compactMap { Property(label: $0.label, content: $0.value) }
            }
        }

        init?(label: String?, content: Any) {
            guard let label, !label.isEmpty, let value = Self.unwrapped(content) else { return nil }
            // The storage of a lazy property is an optional with this prefix.
            let prefix = "$__lazy_storage_$_"
            self.label = label.hasPrefix(prefix) ? String(label.dropFirst(prefix.count)) : label
            self.value = value
        }

        private static func unwrapped(_ value: Any) -> Any? {
            let mirror = Mirror(reflecting: value)
            guard mirror.displayStyle == .optional else { return value }
            return mirror.children.first?.value
        }
    }
}
