package import SnapgenModel

/// A class whose stored properties are the parts of a screen, of a component, or of a group of them.
package struct KeySchema: Equatable, Encodable, Sendable {
    package enum Kind: String, Encodable, Sendable, CaseIterable {
        /// A subclass of `ScreenAccessibility`.
        case screen
        /// A subclass of `ViewAccessibility`: a component.
        case view
        /// Another class, which only groups parts.
        case group
    }

    /// The path of the type in its module: `UserListAccessibility.Content`.
    package var name: String
    package var module: String
    package var kind: Kind
    /// The name of the class that it inherits properties from; `nil` for the classes of the library.
    @ExplicitNull package var base: String?
    /// The class of the library that it inherits from, directly or through its base; `nil` for a group.
    @ExplicitNull package var libraryClass: String?
    /// The names of the protocols that declare what a test can do, sorted: `SwipeableAccessibility`.
    package var capabilities: [String]
    /// Indicates whether other files cannot name the schema.
    package var isPrivate: Bool
    /// Indicates whether it or a type around it has generic parameters, so that its name has arguments at run time.
    package var isGeneric: Bool
    /// The stored properties, in source order, without those of the base.
    package var properties: [KeyProperty] = []
    package var path: RelativePath
    /// The line of the name, counted from 1, as the column.
    package var line: Int
    package var column: Int

    package var location: SourceLocation { SourceLocation(path: path, line: line, column: column) }
}

package struct KeyProperty: Equatable, Encodable, Sendable {
    package var label: String
    /// The type of the part or, for a list, of its elements: the name of a schema, or a type of the library.
    package var type: String
    /// The module of the type if it is a schema of the project; `nil` for a type of the library or an unknown one.
    @ExplicitNull package var module: String?
    @ExplicitNull package var list: ListKind?
    /// The identifier that replaces the path; `nil` if there is none.
    @ExplicitNull package var rawIdentifier: String?
    package var isComputed: Bool
    /// Counted from 1, as the column.
    package var line: Int
    package var column: Int

    package enum ListKind: String, Encodable, Sendable, CaseIterable {
        case array
        case list
    }
}
