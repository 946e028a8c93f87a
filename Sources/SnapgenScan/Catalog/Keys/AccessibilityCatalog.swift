package import SnapgenConfiguration
package import SnapgenModel

/// The accessibility keys of a project: the schemas that declare them, the places that set them, and their uses in UI
/// tests.
///
/// `snapgen keys --format json` prints the encoded catalog.
package struct AccessibilityCatalog: Equatable, Encodable, Sendable {
    /// The name and major version of the JSON format.
    package private(set) var schema = "snapgen.keys/1"
    package var identifiers: AccessibilitySettings.Identifiers = .path
    /// Indicates whether UI tests were read, so that unused keys are known.
    package var hasUITests: Bool = false
    /// The schemas, sorted by module, name and place.
    package var schemas: [KeyType] = []
    /// The keys of schemas, constants in tables, and identifiers that are written out, sorted by place.
    package var keys: [CatalogKey] = []
    package var computed: [KeyPlace] = []
    /// The look-ups of UI tests whose identifiers are not followed, so that nothing is known about them.
    package var unknownLookups: [KeyUse] = []
    package var diagnostics: [Diagnostic] = []
}

/// A type: a schema, whose stored properties are the parts of a view, or one that may be a table of constants or a view.
package struct KeyType: Equatable, Encodable, Sendable {
    package enum Kind: String, Encodable, Sendable, CaseIterable {
        case screen
        case view
        case group
    }

    enum Keyword: Sendable {
        case `class`, `struct`, `enum`, `extension`
    }

    /// The path of the type in its module: `UserListAccessibility.Content`.
    package var name: String
    package var module: String
    /// The kind of schema; `nil` for another type.
    package var kind: Kind?
    /// The name of the class that it inherits properties from; `nil` for the classes of the library.
    @ExplicitNull package var base: String?
    /// The class of the library that it inherits from, directly or through its base; `nil` for a group.
    @ExplicitNull package var libraryClass: String?
    /// The names of the protocols that declare what a test can do, sorted: `SwipeableAccessibility`.
    package var capabilities: [String] = []
    package var isPrivate = false
    /// Indicates whether it or a type around it has generic parameters, so that its name has arguments at run time.
    package var isGeneric = false
    /// The properties in source order; for a schema, the parts without those of the base.
    package var properties: [KeyProperty] = []
    package var path: RelativePath
    /// The line of the name, counted from 1, as the column.
    package var line: Int
    package var column: Int
    var keyword = Keyword.class
    var inherited: [String] = []
    var isPublic = false
    var isConditional = false
    /// Indicates whether it makes a text of itself, as an enumeration does of the names of its cases.
    var describesItself = false

    private enum CodingKeys: CodingKey {
        case name, module, kind, base, libraryClass, capabilities, isPrivate, isGeneric, properties, path, line, column
    }

    package var location: SourceLocation { SourceLocation(path: path, line: line, column: column) }
}

package struct KeyProperty: Equatable, Encodable, Sendable {
    package enum ListKind: String, Encodable, Sendable, CaseIterable {
        case array
        case list
    }

    package var label: String
    /// The type of the part or, for a list, of its elements: the name of a schema, or a type of the library.
    package var type: String?
    /// The module of the type if it is a schema of the project; `nil` for a type of the library or an unknown one.
    @ExplicitNull package var module: String?
    @ExplicitNull package var list: ListKind?
    /// The identifier that replaces the path; `nil` if there is none.
    @ExplicitNull package var rawIdentifier: String?
    package var isComputed = false
    /// The lines of its documentation comment.
    package var documentation: [String] = []
    /// Counted from 1, as the column.
    package var line: Int
    package var column: Int
    package var path: RelativePath
    /// The parts of the text that the value is, that it is created with, or that a function returns; empty for another.
    var parts: [String] = []
    var isText = false
    var createsValue = false
    var isLazy = false
    var isStatic = false
    var isCase = false

    private enum CodingKeys: CodingKey {
        case label, type, module, list, rawIdentifier, isComputed, documentation, line, column
    }

    init(label: String, at place: SourceLocation) {
        self.label = label
        (path, line, column) = (place.path, place.line, place.column)
    }

    package var location: SourceLocation { SourceLocation(path: path, line: line, column: column) }

    /// The text; `nil` for a function that makes several.
    var text: String? { parts.count == 1 ? parts[0] : nil }
}

package struct CatalogKey: Equatable, Encodable, Sendable {
    package enum Origin: String, Encodable, Sendable, CaseIterable {
        case schema
        /// A constant in a table: `A11yIdentifiers.roomScreen.name`.
        case constant
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
    package var module: String
    package var isList = false
    /// The class of the library for its view, by the views that have it and the queries of UI tests; `nil` if they differ.
    @ExplicitNull package var libraryClass: String?
    package var places: [KeyPlace] = []
    package var uses: [KeyUse] = []
    package var isSet = Knowledge.unknown
    package var isTested = Knowledge.unknown
    /// The file of the declaration, or of the first place.
    package var path: RelativePath
    /// Counted from 1, as the column.
    package var line: Int
    package var column: Int
    /// Indicates whether it is a case of a table, which code names without the table.
    var isCase = false
    /// Indicates whether a view should have it: groups are no views, and a computed property has no identifier.
    var isExpected = false
    /// The uses that certainly mean the key: by its text, and in files that name its type.
    var certainUses: [KeyUse] = []

    private enum CodingKeys: CodingKey {
        case identifier, origin, name, owner, module, isList, libraryClass, places, uses, isSet, isTested
        case path, line, column
    }

    package var location: SourceLocation { SourceLocation(path: path, line: line, column: column) }

    var quoted: String { origin == .literal ? "the identifier '\(identifier)'" : "'\(name)'" }

    /// The last part of the name.
    var label: String { String(name.lastComponent) }

    /// The beginnings of code that names a case without its table.
    var implicitNames: [String] { isCase ? [" ", "(", "["].map { "\($0).\(label)" } : [] }

    /// The first place if only code that nothing uses sets the key.
    var unusedPlace: KeyPlace? { places.allSatisfy(\.isUnused) ? places.first : nil }
}

extension KeyPlace: Encodable {
    private enum CodingKeys: CodingKey {
        case identifier, code, type, member, isPassed, isInLoop
    }

    package func encode(to encoder: any Encoder) throws {
        try location.encode(to: encoder)
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(identifier, forKey: .identifier)
        try container.encode(code, forKey: .code)
        try container.encode(context.type, forKey: .type)
        try container.encode(context.member, forKey: .member)
        try container.encode(isPassed, forKey: .isPassed)
        try container.encode(context.isInLoop, forKey: .isInLoop)
    }
}

package struct KeyUse: Hashable, Encodable, Sendable {
    package var path: RelativePath
    /// Counted from 1.
    package var line: Int
}

/// The kinds of elements, by the names of views and of the queries of XCUIAutomation.
enum ElementKind {
    /// The classes of the library for schemas of views.
    static let classes: [String: String] = [
        "Button": ["Button", "NavigationLink", "Menu", "buttons"], "Text": ["Text", "staticTexts"],
        "Image": ["Image", "AsyncImage", "images"],
        "TextField": [
            "TextField", "SecureField", "TextEditor", "textFields", "secureTextFields", "searchFields", "textViews",
        ],
        "Toggle": ["Toggle", "switches", "toggles", "checkBoxes"],
        "Picker": ["Picker", "DatePicker", "pickers", "datePickers", "segmentedControls", "popUpButtons"],
    ].reduce(into: [:]) { classes, kind in
        for name in kind.value { classes[name] = "\(kind.key)Accessibility" }
    }

    /// The queries of elements whose subscript is an identifier or a label; those of keys and web pages have other texts.
    static let queries = Set(classes.keys.filter { $0.first?.isLowercase == true }).union([
        "cells", "collectionViews", "otherElements", "scrollViews", "sliders", "steppers", "tables", "navigationBars",
        "tabBars", "toolbars", "popovers", "sheets", "progressIndicators", "activityIndicators", "groups", "outlines",
        "links",
    ])
}
