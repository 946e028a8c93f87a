package import SnapgenModel

/// An accessibility identifier that the sources declare or set.
package struct CatalogKey: Equatable, Sendable {
    package enum Origin: String, Encodable, Sendable, CaseIterable {
        case schema
        /// A constant in a table: `A11yIdentifiers.roomScreen.name`.
        case constant
        /// A text at the place that sets it.
        case literal
    }

    package enum Knowledge: String, Encodable, Sendable, CaseIterable {
        case yes
        case no
        case unknown
    }

    /// For lists, the part before `[item]`.
    package var identifier: String
    package var origin: Origin
    /// The property or constant with its type: `UserListAccessibility.cancel`; the identifier for a literal.
    package var name: String
    /// The name of the schema or table; `nil` for a literal.
    @ExplicitNull package var owner: String?
    /// The module of the declaration, or of the first place that sets a literal.
    package var module: String
    /// Indicates whether each view has an item.
    package var isList = false
    package var places: [KeyPlace] = []
    package var uses: [KeyUse] = []
    package var isSet = Knowledge.unknown
    package var isTested = Knowledge.unknown
    /// The place of the declaration, or the first place.
    package var location: SourceLocation

    package var path: RelativePath { location.path }
    package var line: Int { location.line }
}

extension CatalogKey: Encodable {
    private enum CodingKeys: CodingKey {
        case identifier, origin, name, owner, module, isList, places, uses, isSet, isTested
    }

    package func encode(to encoder: any Encoder) throws {
        try location.encode(to: encoder)
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(identifier, forKey: .identifier)
        try container.encode(origin, forKey: .origin)
        try container.encode(name, forKey: .name)
        try container.encode(owner, forKey: .owner)
        try container.encode(module, forKey: .module)
        try container.encode(isList, forKey: .isList)
        try container.encode(places, forKey: .places)
        try container.encode(uses, forKey: .uses)
        try container.encode(isSet, forKey: .isSet)
        try container.encode(isTested, forKey: .isTested)
    }
}

package struct KeyPlace: Equatable, Encodable, Sendable {
    /// The identifier that is set; for lists, the part before `[item]`; `nil` if it is known at run time only.
    @ExplicitNull package var identifier: String?
    /// The code that determines the identifier: `\UserListAccessibility.cancel`.
    package var code: String
    @ExplicitNull package var type: String?
    @ExplicitNull package var member: String?
    /// Indicates whether the identifier is passed on, so that its view is unknown.
    package var isPassed: Bool
    /// Indicates whether it runs once for each element of a collection.
    package var isInLoop: Bool
    /// Indicates whether it is in one of several branches, of which one runs.
    var isInBranch: Bool
    /// The modifier of a view around it that hides it from tests: `.accessibilityElement(children: .ignore)`.
    @ExplicitNull var hiddenBy: String?
    /// The identifier of a view around it that replaces it, as code.
    @ExplicitNull var replacedBy: String?
    package var path: RelativePath
    /// Counted from 1, as the column.
    package var line: Int
    package var column: Int

    init(_ place: ScannedKeyPlace, identifier: String? = nil) {
        self.identifier = identifier
        code = place.code
        isPassed = place.isPassed
        type = place.context.type
        member = place.context.member
        isInLoop = place.context.isInLoop
        isInBranch = !place.context.branches.isEmpty
        hiddenBy = place.context.hiding?.code
        replacedBy = place.context.identifier?.code
        (path, line, column) = (place.location.path, place.location.line, place.location.column)
    }

    package var location: SourceLocation { SourceLocation(path: path, line: line, column: column) }
}

package struct KeyUse: Hashable, Encodable, Sendable {
    package var path: RelativePath
    /// Counted from 1.
    package var line: Int
}
