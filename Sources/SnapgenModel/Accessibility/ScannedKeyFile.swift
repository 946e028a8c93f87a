/// The facts of one file about accessibility keys.
public struct ScannedKeyFile: Equatable, Sendable {
    /// The file.
    public var path: RelativePath
    /// The module.
    public var module: String
    /// A Boolean value that indicates whether the file is part of UI tests.
    public var isUITest: Bool
    /// The types, in source order, with one item for each extension.
    public var types: [ScannedKeyType] = []
    /// The places that set keys.
    public var places: [ScannedKeyPlace] = []
    /// The uses of properties and functions in which keys are set.
    public var memberUses: [ScannedMemberUse] = []
    /// The names that the code refers to, joined by dots, with the lines: `A11yIdentifiers.roomScreen.name`.
    ///
    /// A name begins with a dot if its type is implicit, and with `\.` if it is a key path without a root.
    public var references: [String: [Int]] = [:]
    /// The texts in the code with the lines, those with interpolations as their parts.
    public var texts: [ScannedText] = []
    /// The reason why the file was not read.
    public var diagnostics: [Diagnostic] = []

    /// Creates an empty file.
    public init(path: RelativePath, module: String, isUITest: Bool) {
        self.path = path
        self.module = module
        self.isUITest = isUITest
    }
}

/// A text in code.
public struct ScannedText: Equatable, Sendable {
    /// The parts between interpolations; one for a text without.
    public var parts: [String]
    /// The line, counted from 1.
    public var line: Int

    /// Creates a text.
    public init(parts: [String], line: Int) {
        self.parts = parts
        self.line = line
    }
}

/// A type that may be a schema or a table of constants, or an extension of one.
public struct ScannedKeyType: Equatable, Sendable {
    /// The kinds of declarations.
    public enum Kind: String, Equatable, Sendable {
        case `class`, `struct`, `enum`, `extension`
    }

    /// The name with those of the outer types.
    public var name: String
    /// The kind.
    public var kind: Kind
    /// The names behind the colon.
    public var inherited: [String]
    /// A Boolean value that indicates whether other files cannot name it.
    public var isPrivate = false
    /// A Boolean value that indicates whether it or a type around it has generic parameters.
    public var isGeneric = false
    /// A Boolean value that indicates whether it is declared in a branch of `#if`.
    public var isConditional = false
    /// The properties and cases, in source order.
    public var properties: [ScannedKeyProperty] = []
    /// The place of the name.
    public var location: SourceLocation

    /// Creates a type without properties.
    public init(name: String, kind: Kind, inherited: [String], at location: SourceLocation) {
        self.name = name
        self.kind = kind
        self.inherited = inherited
        self.location = location
    }
}

/// A property of a type, or a case of an enumeration.
public struct ScannedKeyProperty: Equatable, Sendable {
    /// The name.
    public var label: String
    /// The name of the type, of the elements for a list; `nil` if it is not written.
    public var type: String?
    /// The kind of list; `nil` for a single value.
    public var list: KeyProperty.ListKind?
    /// The text that the value is created with, or that the value is.
    public var text: String?
    /// A Boolean value that indicates whether the value is a text.
    public var isText = false
    /// A Boolean value that indicates whether the property creates an object of its type.
    public var createsValue = false
    /// A Boolean value that indicates whether the value is created when it is first used.
    public var isLazy = false
    /// A Boolean value that indicates whether the property is computed.
    public var isComputed = false
    /// A Boolean value that indicates whether it belongs to the type.
    public var isStatic = false
    /// A Boolean value that indicates whether it is a case of an enumeration.
    public var isCase = false
    /// The place of the name.
    public var location: SourceLocation

    /// Creates a property.
    public init(label: String, at location: SourceLocation) {
        self.label = label
        self.location = location
    }
}

/// A place that sets a key.
public struct ScannedKeyPlace: Equatable, Sendable {
    /// The expression of an identifier.
    public enum Value: Equatable, Sendable {
        /// A key path: `\UserListAccessibility.users`, with the code of the item if there is one.
        case keyPath([String], item: String?)
        /// A text.
        case text(String)
        /// A name, which begins with an empty part if its type is implicit.
        case reference([String])
        /// Anything else.
        case computed
    }

    /// The expression.
    public var value: Value
    /// The code of the expression, on one line.
    public var code: String
    /// The code of the view whose property is set; `nil` for a modifier.
    public var target: String?
    /// A Boolean value that indicates whether the identifier is passed on, so that its view is unknown.
    public var isPassed: Bool
    /// The code around it.
    public var context: ScannedViewContext
    /// The place.
    public var location: SourceLocation

    /// Creates a place.
    public init(
        _ value: Value, code: String, target: String? = nil, isPassed: Bool = false, in context: ScannedViewContext,
        at location: SourceLocation
    ) {
        self.value = value
        self.code = code
        self.target = target
        self.isPassed = isPassed
        self.context = context
        self.location = location
    }
}

/// The code around an expression, up to the member of a type.
public struct ScannedViewContext: Equatable, Sendable {
    /// A branch of a statement or expression.
    public struct Branch: Equatable, Sendable {
        /// The offset of the statement in the file.
        public var statement: Int
        /// The number of the branch.
        public var number: Int
        /// The code of the condition that holds in it; `nil` if it is none of a single expression.
        public var condition: String?

        /// Creates a branch.
        public init(of statement: Int, _ number: Int, where condition: String? = nil) {
            self.statement = statement
            self.number = number
            self.condition = condition
        }

        /// Returns the code of the opposite condition.
        public static func negation(of condition: String) -> String {
            if condition.hasPrefix("!") { return String(condition.dropFirst()) }
            if condition.contains(" == ") { return condition.replacing(" == ", with: " != ") }
            if condition.contains(" != ") { return condition.replacing(" != ", with: " == ") }
            return "!\(condition)"
        }

        /// Returns whether only one of two branches runs.
        public func excludes(_ other: Branch) -> Bool {
            if statement == other.statement { return number != other.number }
            guard let condition, let opposite = other.condition else { return false }
            return Self.negation(of: condition) == opposite
        }
    }

    /// A modifier of a view around the expression.
    public struct Modifier: Equatable, Sendable {
        /// The code of the modifier.
        public var code: String
        /// The key path that it sets; `nil` for another modifier.
        public var keyPath: [String]?

        /// Creates a modifier.
        public init(code: String, keyPath: [String]? = nil) {
            self.code = code
            self.keyPath = keyPath
        }
    }

    /// The type around it with its outer types; `nil` outside of types.
    public var type: String?
    /// The property or function around it.
    public var member: String?
    /// A Boolean value that indicates whether it runs for each element of a collection, and not for single ones.
    public var isInLoop = false
    /// A Boolean value that indicates whether a condition chooses the elements for which it runs.
    public var isChosen = false
    /// The branches, innermost first.
    public var branches: [Branch] = []
    /// The innermost modifier that hides it from tests.
    public var hiding: Modifier?
    /// The innermost modifier that replaces its identifier.
    public var identifier: Modifier?
    /// A Boolean value that indicates whether a modifier of an unknown meaning may remove the view.
    public var mayBeRemoved = false
    /// A Boolean value that indicates whether it is part of a preview.
    public var isInPreview = false

    /// Creates a context outside of everything.
    public init() {}

    /// Returns whether only one of two expressions of a member runs.
    public func excludes(_ other: ScannedViewContext) -> Bool {
        branches.contains { branch in other.branches.contains(where: branch.excludes) }
    }
}

/// A use of a property or function of the same type.
public struct ScannedMemberUse: Equatable, Sendable {
    /// The name.
    public var name: String
    /// The code around it.
    public var context: ScannedViewContext

    /// Creates a use.
    public init(of name: String, in context: ScannedViewContext) {
        self.name = name
        self.context = context
    }
}
