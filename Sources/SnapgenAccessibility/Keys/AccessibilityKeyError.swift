/// The reason why a key path has no identifier.
package enum AccessibilityKeyError: Error, Hashable, Sendable {
    /// The key path starts at a class that cannot be created.
    case noSchema(type: String)
    /// The key path leads through a property that is computed.
    case computed(keyPath: String)
    /// The module of the schema was compiled without the names of its properties.
    case noReflectionMetadata(type: String)
    /// The values of several properties are the same object, or equal empty lists.
    case ambiguous(paths: [String])
    /// An object of the schema contains itself.
    case cyclic(path: String)
}

extension AccessibilityKeyError: CustomStringConvertible {
    /// The problem, with the place in the schema and the next step.
    package var description: String {
        switch self {
        case .noSchema(let type):
            "'\(type)' is no accessibility schema; let it conform to 'AccessibilitySchema'"
        case .computed(let keyPath):
            "'\(keyPath)' has no identifier, because a property in it is computed; make it a stored property"
        case .noReflectionMetadata(let type):
            "the names of the properties of '\(type)' are missing; compile its module without "
                + "'-disable-reflection-metadata' (SWIFT_REFLECTION_METADATA_LEVEL: all)"
        case .ambiguous(let paths):
            "\(paths.map { "'\($0)'" }.joined(separator: " and ")) are indistinguishable; "
                + "give each property an object of its own, and declare lists as 'AccessibilityList'"
        case .cyclic(let path):
            "'\(path)' contains itself, so its parts have no identifiers; remove the property that leads back"
        }
    }
}
