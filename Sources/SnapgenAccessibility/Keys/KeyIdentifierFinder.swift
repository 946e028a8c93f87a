import Foundation

/// Finds the identifier of a key path.
///
/// A schema is created, and the key path's value is searched for in it by identity. The labels of a mirror lead to the
/// value, so that the result is the same in all builds: it depends neither on symbols nor on offsets. The printed key
/// path, which does, only chooses between several results, or replaces a search that is impossible.
struct KeyIdentifierFinder {
    private let keyPath: AnyKeyPath
    private let root: Any.Type
    /// The path of the schema's type in its module.
    private let name: String

    init(_ keyPath: AnyKeyPath) {
        self.keyPath = keyPath
        root = type(of: keyPath).rootType
        name = KeyIdentifiers.path(ofType: String(reflecting: root))
    }

    func find() throws(AccessibilityKeyError) -> KeyIdentifiers {
        guard let schema = root as? any AccessibilitySchema.Type else {
            return try printed(or: .noSchema(type: name))
        }
        let prototype = schema.init()
        guard let value = (prototype as Any)[keyPath: keyPath] else { return try printed(or: missing) }
        if let identifier = (value as? any IdentifiedPart)?.rawIdentifier { return KeyIdentifiers(raw: identifier) }
        if value as AnyObject === prototype { return identifiers([]) }
        let paths = try PartSearch(for: value).paths(in: prototype, named: name)
        guard !paths.isEmpty else { return try printed(or: missing) }
        guard let labels = paths.count == 1 ? paths[0] : printedLabels.flatMap({ paths.contains($0) ? $0 : nil }) else {
            throw .ambiguous(paths: paths.map { identifiers($0).path })
        }
        let bases = Self.superclasses(of: prototype, declaring: labels[0])
        return KeyIdentifiers(of: name, inheritedFrom: bases, labels: labels)
    }

    /// The superclasses of a schema down to the one that declares a property.
    private static func superclasses(of schema: AnyObject, declaring label: String) -> [String] {
        let mirrors = Array(sequence(first: Mirror(reflecting: schema), next: \.superclassMirror))
        let owner = mirrors.firstIndex { mirror in
            mirror.children.contains { $0.label?.hasSuffix(label) ?? false }
        }
        return mirrors[...(owner ?? 0)].dropFirst().map {
            KeyIdentifiers.path(ofType: String(reflecting: $0.subjectType))
        }
    }

    private func printed(or error: AccessibilityKeyError) throws(AccessibilityKeyError) -> KeyIdentifiers {
        guard let labels = printedLabels else { throw error }
        return identifiers(labels)
    }

    private func identifiers(_ labels: [String]) -> KeyIdentifiers {
        KeyIdentifiers(of: name, labels: labels)
    }

    /// The reason why the prototype does not contain the value.
    private var missing: AccessibilityKeyError {
        let text = String(describing: keyPath)
        return text.contains("<offset ") ? .noReflectionMetadata(type: name) : .computed(keyPath: text)
    }
}

extension KeyIdentifierFinder {
    private var printedLabels: [String]? {
        Self.labels(printed: String(describing: keyPath), root: String(describing: root))
    }

    /// Returns the names of the properties in the text of a key path; `nil` if one of them is unknown.
    ///
    /// The text is complete in some builds only. Stored properties need the names of properties, computed ones need the
    /// program's symbols; without them, the text has an offset or an address. Systems before iOS 16.4 and macOS 13.3
    /// print the key path's type.
    /// See [SE-0369](https://github.com/swiftlang/swift-evolution/blob/main/proposals/0369-add-customdebugdescription-conformance-to-anykeypath.md).
    static func labels(printed text: String, root: String) -> [String]? {
        let prefix = "\\\(root)."
        guard text.hasPrefix(prefix) else { return nil }
        let names = text.dropFirst(prefix.count).split(separator: ".", omittingEmptySubsequences: false)
        return names.allSatisfy(isIdentifier) ? names.map(String.init) : nil
    }

    private static func isIdentifier(_ name: Substring) -> Bool {
        !name.isEmpty && name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
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
