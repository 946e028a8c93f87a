package import SnapgenModel

/// The accessibility keys of a project: the schemas that declare them, the places that set them, and their uses in UI
/// tests.
///
/// `snapgen keys --format json` prints the encoded catalog.
package struct AccessibilityCatalog: Equatable, Encodable, Sendable {
    /// The name and major version of the JSON format.
    package private(set) var schema = "snapgen.keys/1"
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
    /// The static members and cases of types that are no keys, since their texts are made: `A11yIdentifiers.row`.
    package var madeTexts: [String] = []
    /// The names of the types in files that concern keys.
    package var typeNames: Set<String> = []

    private enum CodingKeys: String, CodingKey { case schema, hasUITests, keys, computed, unknownLookups, diagnostics }
}

/// A type: a schema, whose stored properties are the parts of a view, or one that may be a table of constants or a view.
package struct KeyType: Equatable, Sendable {
    /// The path of the type in its module: `UserListAccessibility.Content`.
    package var name: String
    package var module: String
    /// The name of the class that it inherits properties from; `nil` for the classes of the library.
    package var base: String?
    /// The class of the library that it inherits from, directly or through its base; `nil` for a group.
    package var libraryClass: String?
    /// The names of the protocols that declare what a test can do, sorted: `SwipeableAccessibility`.
    package var capabilities: [String] = []
    package var isPrivate = false
    /// Indicates whether it or a type around it has generic parameters, so that its name has arguments at run time.
    package var isGeneric = false
    /// The properties in source order; for a schema, the parts without those of the base.
    package var properties: [KeyProperty] = []
    /// The place of the name.
    package var location: SourceLocation
    var keyword = ScannedDeclaration.Kind.class
    var inherited: [String] = []
    var isConditional = false

    /// Indicates whether its constants can only be meant for accessibility.
    var isTable: Bool { ["accessibilityid", "a11yid", "axid"].contains(where: name.lowercased().contains) }
}

package struct KeyProperty: Equatable, Sendable {
    /// An array, which an object in it distinguishes from others of its type.
    package enum ListKind: Sendable { case empty, filled }

    /// A part of each value of its type, or one that code names by the type.
    package enum Kind: Sendable { case member, computed, `static`, `case` }

    /// A value that is the text of the case that has it, `rawValue`, or contains it: `"login." + rawValue`.
    enum OwnText: Sendable { case whole, part }

    package var label: String
    /// The type of the part or, for a list, of its elements: the name of a schema, or a type of the library.
    package var type: String?
    /// The module of the type if it is a schema of the project; `nil` for a type of the library or an unknown one.
    package var module: String?
    package var list: ListKind?
    package var kind = Kind.member
    /// The lines of its documentation comment.
    package var documentation: [String] = []
    package var location: SourceLocation
    /// The parts of the text that the value is, that it is created with, or that a function returns; empty for another.
    var parts: [String] = []
    var isText = false
    /// Indicates whether a call creates the value together with that of its type.
    var createsValue = false
    var ownText: OwnText?

    var isCase: Bool { kind == .case }
    var isStatic: Bool { isCase || kind == .static }

    /// The text, or the identifier that replaces the path of a part; `nil` for a function that makes several.
    package var text: String? { parts.count == 1 ? parts[0] : nil }
}

package struct CatalogKey: Equatable, Sendable {
    /// The declaration: a schema, or a table of constants such as `A11yIdentifiers.roomScreen.name`; none for a literal.
    package enum Origin: String, Encodable, Sendable { case schema, constant, literal }

    package enum Knowledge: String, Encodable, Sendable { case yes, no, unknown }

    /// For lists, the part before `[item]`.
    package var identifier: String
    package var origin: Origin
    /// The property or constant with its type: `UserListAccessibility.cancel`; the identifier for a literal.
    package var name: String
    /// The name of the schema or table; `nil` for a literal.
    package var owner: String?
    package var module: String
    /// The property that declares it; `nil` for a schema itself and a literal.
    var property: KeyProperty?
    /// The class of the library for its view, by the views that have it and the queries of UI tests; `nil` if they differ.
    package var libraryClass: String?
    package var places: [KeyPlace] = []
    package var isSet = Knowledge.unknown
    package var tests = KeyTests()
    /// The place of the declaration, or the first place that sets it.
    package var location: SourceLocation
    /// Indicates whether a view should have it: groups are no views, and a computed property has no identifier.
    var isExpected = true

    package var isList: Bool { property?.list != nil }

    var quoted: String { origin == .literal ? "the identifier '\(identifier)'" : "'\(name)'" }

    package var label: String { String(name.lastComponent) }

    /// The beginnings of code that names a case without its table.
    var implicitNames: [String] { property?.isCase == true ? [" ", "(", "["].map { "\($0).\(label)" } : [] }

    /// The first place if only code that nothing uses sets the key.
    var unusedPlace: KeyPlace? { places.allSatisfy(\.isUnused) ? places.first : nil }
}

/// The uses of a key in UI tests.
package struct KeyTests: Equatable, Sendable {
    package var uses: [KeyUse] = []
    /// The uses that certainly mean the key: by its text, and in files that name its type.
    var certainUses: [KeyUse] = []
    /// Indicates whether a UI test uses the key.
    package var useKey = CatalogKey.Knowledge.unknown
}

package struct KeyUse: Hashable, Encodable, Sendable {
    package var path: RelativePath
    /// Counted from 1.
    package var line: Int
}

extension KeyUse {
    init(_ location: SourceLocation) { self.init(path: location.path, line: location.line) }
}

// MARK: - JSON

extension CatalogKey: Encodable {
    package func encode(to encoder: any Encoder) throws {
        try location.encode(to: encoder)
        try encoder.encode([
            "identifier": identifier, "origin": origin, "name": name, "owner": ExplicitNull(owner), "module": module,
            "isList": isList, "libraryClass": ExplicitNull(libraryClass), "places": places, "uses": tests.uses,
            "isSet": isSet, "isTested": tests.useKey,
        ])
    }
}

extension KeyPlace: Encodable {
    package func encode(to encoder: any Encoder) throws {
        try location.encode(to: encoder)
        try encoder.encode([
            "identifier": ExplicitNull(identifier), "code": code, "type": ExplicitNull(context.type),
            "member": ExplicitNull(context.member), "isPassed": isPassed, "isInLoop": context.isInLoop,
        ])
    }
}

/// The kinds of elements, by the names of views and of the queries of XCUIAutomation.
enum ElementKind {
    /// The classes of the library for schemas of views.
    static let classes: [String: String] = [
        "Button": "Button NavigationLink Menu buttons", "Text": "Text staticTexts", "Image": "Image AsyncImage images",
        "TextField": "TextField SecureField TextEditor textFields secureTextFields searchFields textViews",
        "Toggle": "Toggle switches toggles checkBoxes",
        "Picker": "Picker DatePicker pickers datePickers segmentedControls popUpButtons",
    ].reduce(into: [:]) { classes, kind in
        for name in Set(words: kind.value) { classes[name] = "\(kind.key)Accessibility" }
    }

    /// The queries of elements whose subscript is an identifier or a label; those of keys and web pages have other texts.
    static let queries = Set(classes.keys.filter { $0.first?.isLowercase == true }).union(
        Set(
            words: """
                cells collectionViews otherElements scrollViews sliders steppers tables navigationBars tabBars toolbars popovers
                sheets progressIndicators activityIndicators groups outlines links windows dialogs alerts menus menuItems
                menuBars menuBarItems menuButtons statusItems disclosureTriangles pageIndicators maps splitGroups pickerWheels
                tableRows tableColumns outlineRows radioButtons radioGroups comboBoxes tabs tabGroups colorWells icons grids
                browsers drawers levelIndicators layoutAreas layoutItems
                """))
}
