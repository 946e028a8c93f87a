import Foundation

/// Finds the identifiers of a key path.
///
/// A schema is created, and the key path's value is searched for in it by identity. The labels of a mirror lead to the
/// value, so that the result is the same in all builds: it depends neither on symbols nor on offsets. The printed key
/// path, which does, only chooses between several results.
struct KeyIdentifierFinder {
    private let keyPath: AnyKeyPath
    private let root: Any.Type
    /// The path of the schema's type in its module.
    private let name: String

    init(_ keyPath: AnyKeyPath) {
        self.keyPath = keyPath
        root = type(of: keyPath).rootType
        name = Self.path(ofType: String(reflecting: root))
    }

    /// Returns the identifier, and after it those with the names of superclasses, whose views may have set the key.
    func find() throws(AccessibilityKeyError) -> [String] {
        guard let schema = root as? any AccessibilitySchema.Type else {
            throw AccessibilityKeyError("'\(name)' is no accessibility schema; let it conform to 'AccessibilitySchema'")
        }
        let prototype = schema.init()
        guard let value = (prototype as Any)[keyPath: keyPath] else { throw missing }
        let part = (value as? [ViewAccessibility])?.first ?? value as? ViewAccessibility
        if let identifier = part?.rawIdentifier { return [identifier] }
        if value as AnyObject === prototype { return ["\(name).self"] }
        let ends = try ends(of: Self.identity(of: value), in: prototype, inside: [ObjectIdentifier(prototype)])
        let end = try end(of: ends)
        return sequence(first: Mirror(reflecting: prototype), next: \.superclassMirror).map { mirror in
            Self.path(ofType: String(reflecting: mirror.subjectType)) + end
        }
    }

    /// Returns the only end, or the one that the key path is printed with.
    private func end(of ends: [String]) throws(AccessibilityKeyError) -> String {
        if ends.isEmpty { throw missing }
        if ends.count == 1 { return ends[0] }
        // Systems before iOS 16.4 and macOS 13.3 print the type; without the names of properties there are offsets.
        // Source: https://github.com/swiftlang/swift-evolution/blob/main/proposals/0369-add-customdebugdescription-conformance-to-anykeypath.md
        if let printed = ends.first(where: { String(describing: keyPath) == "\\\(root)\($0)" }) { return printed }
        throw AccessibilityKeyError(
            "\(ends.map { "'\(name)\($0)'" }.joined(separator: " and ")) are indistinguishable; "
                + "give each property an object of its own, and each list one: '[ViewAccessibility()]'")
    }

    /// The reason why the prototype does not contain the value.
    private var missing: AccessibilityKeyError {
        AccessibilityKeyError(
            "'\(keyPath)' has no identifier: make each property in it a stored property, and compile the module of "
                + "'\(name)' without '-disable-reflection-metadata' (SWIFT_REFLECTION_METADATA_LEVEL: all)")
    }
}

extension KeyIdentifierFinder {
    /// Returns the properties that lead to a value, such as `.content.users`, or throws if an object contains itself.
    private func ends(
        of value: ObjectIdentifier, in outer: Any, below start: String = "", inside enclosing: [ObjectIdentifier]
    ) throws(AccessibilityKeyError) -> [String] {
        var ends: [String] = []
        for (label, part) in Self.properties(of: outer) {
            let (end, identity) = ("\(start).\(label)", Self.identity(of: part))
            if identity == value { ends.append(end) }
            guard type(of: part) is AnyClass || Mirror(reflecting: part).displayStyle == .struct else { continue }
            if type(of: part) is AnyClass, enclosing.contains(identity) {
                throw AccessibilityKeyError(
                    "'\(name)\(end)' contains itself, so its parts have no identifiers; remove the property that leads "
                        + "back")
            }
            ends += try self.ends(of: value, in: part, below: end, inside: enclosing + [identity])
        }
        return ends
    }

    /// Returns the identity of an object, of the first object of a list, or of the type of an empty list.
    private static func identity(of value: Any) -> ObjectIdentifier {
        if let object = (value as? [AnyObject])?.first { return ObjectIdentifier(object) }
        return type(of: value) is AnyClass ? ObjectIdentifier(value as AnyObject) : ObjectIdentifier(type(of: value))
    }

    /// Returns the properties of an object, with those of its superclasses.
    private static func properties(of part: Any) -> [(label: String, value: Any)] {
        sequence(first: Mirror(reflecting: part), next: \.superclassMirror).flatMap(\.children).compactMap { child in
            let mirror = Mirror(reflecting: child.value)
            let value: Any? = mirror.displayStyle == .optional ? mirror.children.first?.value : child.value
            guard let label = child.label, !label.isEmpty, let value else { return nil }
            // The storage of a lazy property is an optional with a name of its own.
            return (label.replacingOccurrences(of: "$__lazy_storage_$_", with: ""), value)
        }
    }

    /// Returns the path of a type in its module, from its name with modules, such as `Users.List<Users.Cell>.Header`.
    ///
    /// The first part of each name goes, also of generic arguments, and the address of its file that a private type has.
    static func path(ofType name: String) -> String {
        // Regular expressions of Swift need iOS 16.
        let parts = #"(?<=^|[<, ])[^.<>, ]+\.|\([^()]*\)\.?"#
        return name.replacingOccurrences(of: parts, with: "", options: .regularExpression)
    }
}

/// The reason why a key path has no identifier, with the place in the schema and the next step.
struct AccessibilityKeyError: Error {
    let description: String

    init(_ description: String) { self.description = description }
}

extension KeyIdentifierFinder {
    private static let lock = NSLock()
    private nonisolated(unsafe) static var results: [AnyKeyPath: Result<[String], AccessibilityKeyError>] = [:]

    /// Returns the identifiers of a key path, which are found once, because that creates its schema.
    static func identifiers(of keyPath: AnyKeyPath) -> Result<[String], AccessibilityKeyError> {
        if let result = lock.withLock({ results[keyPath] }) { return result }
        let result = Result { () throws(AccessibilityKeyError) in try KeyIdentifierFinder(keyPath).find() }
        lock.withLock { results[keyPath] = result }
        return result
    }
}
