/// A part of a schema that can have an identifier of its own.
nonisolated protocol IdentifiedPart: AnyObject {
    /// The identifier that replaces the path.
    var rawIdentifier: String? { get }
}
