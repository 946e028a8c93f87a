/// A function at the top level of a Swift file, or a member of a type or an extension.
public struct SwiftFunction: Hashable, Sendable {
    /// The name without parameters and backquotes.
    public var name: String
    /// The type or the extended type, as it is written; `nil` at the top level.
    public var enclosingType: String?
    /// The lines from the first attribute to the closing brace, counted from 1.
    public var lines: ClosedRange<Int>

    /// Creates a function with its place.
    public init(name: String, enclosingType: String?, lines: ClosedRange<Int>) {
        self.name = name
        self.enclosingType = enclosingType
        self.lines = lines
    }
}
