import Foundation

/// Finds the identifier of a key path.
///
/// A schema is created, and the key path's value is searched for in it by identity. The labels of a mirror lead to the
/// value, so that the result is the same in all builds: it depends neither on symbols nor on offsets. The printed key
/// path, which does, only chooses between several results, or replaces a search that is impossible.
struct KeyIdentifierFinder {
    private let keyPath: AnyKeyPath
    private let root: Any.Type
    private let name: SchemaName

    init(_ keyPath: AnyKeyPath) {
        self.keyPath = keyPath
        root = type(of: keyPath).rootType
        name = SchemaName(of: root)
    }

    func find() throws(AccessibilityKeyError) -> KeyIdentifiers {
        guard let schema = root as? any AccessibilitySchema.Type else {
            return try printed(or: .noSchema(type: name.path))
        }
        let literal = (schema as? any LiteralAccessibility.Type)?.identifiers[keyPath]
        if let literal { return KeyIdentifiers(raw: literal) }
        let prototype = schema.init()
        guard let value = (prototype as Any)[keyPath: keyPath] else { return try printed(or: missing) }
        if let identifier = (value as? any IdentifiedPart)?.rawIdentifier { return KeyIdentifiers(raw: identifier) }
        if value as AnyObject === prototype { return identifiers([]) }
        return try identifiers(among: PartSearch(for: value).paths(in: prototype, named: name.path))
    }

    private func identifiers(among paths: [[String]]) throws(AccessibilityKeyError) -> KeyIdentifiers {
        if paths.count == 1 { return identifiers(paths[0]) }
        guard !paths.isEmpty else { return try printed(or: missing) }
        if let printed = PrintedKeyPath(keyPath).labels, paths.contains(printed) { return identifiers(printed) }
        throw .ambiguous(paths: paths.map { identifiers($0).path })
    }

    private func printed(or error: AccessibilityKeyError) throws(AccessibilityKeyError) -> KeyIdentifiers {
        guard let labels = PrintedKeyPath(keyPath).labels else { throw error }
        return identifiers(labels)
    }

    private func identifiers(_ labels: [String]) -> KeyIdentifiers {
        KeyIdentifiers(of: name, labels: labels)
    }

    /// The reason why the prototype does not contain the value.
    private var missing: AccessibilityKeyError {
        let text = String(describing: keyPath)
        return text.contains("<offset ") ? .noReflectionMetadata(type: name.path) : .computed(keyPath: text)
    }
}

/// The identifiers of all key paths that were used, because finding one creates its schema.
final class KeyIdentifierCache: Sendable {
    static let shared = KeyIdentifierCache()

    private let lock = NSLock()
    private nonisolated(unsafe) var results: [AnyKeyPath: Result<KeyIdentifiers, AccessibilityKeyError>] = [:]

    func identifiers(of keyPath: AnyKeyPath) -> Result<KeyIdentifiers, AccessibilityKeyError> {
        if let result = lock.withLock({ results[keyPath] }) { return result }
        let result = Result { () throws(AccessibilityKeyError) in try KeyIdentifierFinder(keyPath).find() }
        lock.withLock { results[keyPath] = result }
        return result
    }
}
