/// A search for a value in a schema.
struct PartSearch {
    private let value: Any
    private let object: ObjectIdentifier?

    init(for value: Any) {
        self.value = value
        object = Self.object(in: value)
    }

    /// Returns the labels of the properties that lead to the value, or throws `cyclic` if an object contains itself.
    func paths(in schema: AnyObject, named name: String) throws(AccessibilityKeyError) -> [[String]] {
        try paths(in: schema, below: [], inside: [ObjectIdentifier(schema)], named: name)
    }

    /// Returns whether a schema declares parts.
    static func hasParts(_ schema: AnyObject) -> Bool {
        sequence(first: Mirror(reflecting: schema), next: \.superclassMirror).flatMap(\.children).contains { child in
            child.label?.hasPrefix(lazyPrefix) ?? false || type(of: child.value) is AnyClass
                || child.value is [AnyObject]
        }
    }

    private func paths(
        in part: Any, below outer: [String], inside enclosing: Set<ObjectIdentifier>, named name: String
    ) throws(AccessibilityKeyError) -> [[String]] {
        var paths: [[String]] = []
        for (label, value) in Self.properties(of: part) {
            let labels = outer + [label]
            if matches(value) { paths.append(labels) }
            guard type(of: value) is AnyClass || Mirror(reflecting: value).displayStyle == .struct else { continue }
            var objects = enclosing
            if let object = Self.object(in: value), !objects.insert(object).inserted {
                throw .cyclic(path: ([name] + labels).joined(separator: "."))
            }
            paths += try self.paths(in: value, below: labels, inside: objects, named: name)
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

    /// Returns the properties of an object, with those of its superclasses.
    private static func properties(of part: Any) -> [(label: String, value: Any)] {
        sequence(first: Mirror(reflecting: part), next: \.superclassMirror).flatMap { mirror in
            mirror.children.compactMap { child in
                guard let label = child.label, !label.isEmpty, let value = unwrapped(child.value) else { return nil }
                return (label.hasPrefix(lazyPrefix) ? String(label.dropFirst(lazyPrefix.count)) : label, value)
            }
        }
    }

    /// The beginning of the name of a lazy property's storage, which is an optional.
    private static let lazyPrefix = "$__lazy_storage_$_"

    private static func unwrapped(_ value: Any) -> Any? {
        let mirror = Mirror(reflecting: value)
        guard mirror.displayStyle == .optional else { return value }
        return mirror.children.first?.value
    }
}
