package import SnapgenModel

package struct ScannedKeyFile: Equatable, Sendable {
    package var path: RelativePath
    package var module: String
    package var isUITest: Bool
    /// The types, in source order, with one item for each extension.
    package var types: [ScannedKeyType] = []
    package var places: [ScannedKeyPlace] = []
    /// The code around the uses of properties and functions in which keys are set, by the type and the name.
    var memberUses: [String: [ScannedViewContext]] = [:]
    /// The names that the code refers to, joined by dots, with the lines: `A11yIdentifiers.roomScreen.name`.
    ///
    /// A name begins with a dot if its type is implicit, and with `\.` if it is a key path without a root.
    package var references: [String: [Int]] = [:]
    package var texts: [ScannedText] = []
    /// The identifiers with which a UI test looks elements up.
    package var lookups: [ScannedLookup] = []
    /// The types that aliases stand for, by the alias.
    package var aliases: [String: String] = [:]
    package var diagnostics: [Diagnostic] = []

    package init(path: RelativePath, module: String, isUITest: Bool) {
        self.path = path
        self.module = module
        self.isUITest = isUITest
    }
}

package struct ScannedText: Equatable, Sendable {
    /// The parts between interpolations; one for a text without.
    package var parts: [String]
    package var line: Int

    package init(parts: [String], line: Int) {
        self.parts = parts
        self.line = line
    }
}

package struct ScannedLookup: Equatable, Sendable {
    package var value: ScannedKeyPlace.Value
    package var location: SourceLocation

    package init(value: ScannedKeyPlace.Value, location: SourceLocation) {
        self.value = value
        self.location = location
    }
}

package struct ScannedKeyType: Equatable, Sendable {
    package enum Kind: String, Equatable, Sendable {
        case `class`, `struct`, `enum`, `extension`
    }

    package var name: String
    package var kind: Kind
    package var inherited: [String]
    var isPrivate = false
    package var isGeneric = false
    package var isConditional = false
    /// Indicates whether it makes a text of itself, as an enumeration does of the names of its cases.
    var describesItself = false
    package var properties: [ScannedKeyProperty] = []
    package var location: SourceLocation
}

package struct ScannedKeyProperty: Equatable, Sendable {
    package var label: String
    /// The name of the type, of the elements for a list; `nil` if it is not written.
    package var type: String?
    package var list: KeyProperty.ListKind?
    /// The text that the value is created with, or that the value is.
    package var text: String?
    var isText = false
    var createsValue = false
    var isLazy = false
    package var isComputed = false
    var isStatic = false
    var isCase = false
    var documentation: [String] = []
    package var location: SourceLocation
}

package struct ScannedKeyPlace: Equatable, Sendable {
    package enum Value: Equatable, Sendable {
        /// A key path: `\UserListAccessibility.users`, with the code of the item if there is one.
        case keyPath([String], item: String?)
        case text(String)
        /// A name, which begins with an empty part if its type is implicit.
        case reference([String])
        case computed
    }

    package var value: Value
    package var code: String
    /// The code of the view whose property is set; `nil` for a modifier.
    package var target: String?
    /// Indicates whether the identifier is passed on, so that its view is unknown.
    package var isPassed = false
    var repeatsItem = false
    package var context: ScannedViewContext
    package var location: SourceLocation
}

package struct ScannedViewContext: Equatable, Sendable {
    struct Branch: Equatable, Sendable {
        var statement: Int
        var number: Int
        /// The code of the condition that holds in it; `nil` if it is none of a single expression.
        var condition: String?

        static func negation(of condition: String) -> String {
            if condition.hasPrefix("!") { return String(condition.dropFirst()) }
            if condition.contains(" == ") { return condition.replacing(" == ", with: " != ") }
            if condition.contains(" != ") { return condition.replacing(" != ", with: " == ") }
            return "!\(condition)"
        }

        func excludes(_ other: Branch) -> Bool {
            if statement == other.statement { return number != other.number }
            guard let condition, let opposite = other.condition else { return false }
            return Self.negation(of: condition) == opposite
        }
    }

    package struct Modifier: Equatable, Sendable {
        package var code: String
        /// The key path that it sets; `nil` for another modifier.
        var keyPath: [String]?
    }

    package var type: String?
    package var member: String?
    /// Indicates whether it runs for each element of a collection, and not for single ones.
    var isInLoop = false
    /// Indicates whether a condition chooses the elements for which it runs.
    var isChosen = false
    var branches: [Branch] = []
    var hiding: Modifier?
    package var identifier: Modifier?
    var mayBeRemoved = false
    package var isInPreview = false

    func id(ofMember name: String) -> String { "\(type ?? "").\(name)" }

    package func excludes(_ other: ScannedViewContext) -> Bool {
        branches.contains { branch in other.branches.contains(where: branch.excludes) }
    }
}
