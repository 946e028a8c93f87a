public struct ScannedKeyFile: Equatable, Sendable {
    public var path: RelativePath
    public var module: String
    /// Indicates whether the file is part of UI tests.
    public var isUITest: Bool
    /// The types, in source order, with one item for each extension.
    public var types: [ScannedKeyType] = []
    public var places: [ScannedKeyPlace] = []
    /// The uses of properties and functions in which keys are set.
    public var memberUses: [ScannedMemberUse] = []
    /// The names that the code refers to, joined by dots, with the lines: `A11yIdentifiers.roomScreen.name`.
    ///
    /// A name begins with a dot if its type is implicit, and with `\.` if it is a key path without a root.
    public var references: [String: [Int]] = [:]
    /// The texts in the code with the lines, those with interpolations as their parts.
    public var texts: [ScannedText] = []
    public var diagnostics: [Diagnostic] = []

    public init(path: RelativePath, module: String, isUITest: Bool) {
        self.path = path
        self.module = module
        self.isUITest = isUITest
    }
}

public struct ScannedText: Equatable, Sendable {
    /// The parts between interpolations; one for a text without.
    public var parts: [String]
    /// The line, counted from 1.
    public var line: Int

    public init(parts: [String], line: Int) {
        self.parts = parts
        self.line = line
    }
}

/// A type that may be a schema or a table of constants, or an extension of one.
public struct ScannedKeyType: Equatable, Sendable {
    public enum Kind: String, Equatable, Sendable {
        case `class`, `struct`, `enum`, `extension`
    }

    public var name: String
    public var kind: Kind
    /// The names behind the colon.
    public var inherited: [String]
    /// Indicates whether other files cannot name it.
    public var isPrivate = false
    /// Indicates whether it or a type around it has generic parameters.
    public var isGeneric = false
    public var isConditional = false
    /// Indicates whether it makes a text of itself, as an enumeration does of the names of its cases.
    public var describesItself = false
    /// The properties and cases, in source order.
    public var properties: [ScannedKeyProperty] = []
    public var location: SourceLocation

    public init(name: String, kind: Kind, inherited: [String], at location: SourceLocation) {
        self.name = name
        self.kind = kind
        self.inherited = inherited
        self.location = location
    }
}

/// A property of a type, or a case of an enumeration.
public struct ScannedKeyProperty: Equatable, Sendable {
    public var label: String
    /// The name of the type, of the elements for a list; `nil` if it is not written.
    public var type: String?
    /// The kind of list; `nil` for a single value.
    public var list: KeyProperty.ListKind?
    /// The text that the value is created with, or that the value is.
    public var text: String?
    public var isText = false
    /// Indicates whether the property creates an object of its type.
    public var createsValue = false
    /// Indicates whether the value is created when it is first used.
    public var isLazy = false
    public var isComputed = false
    /// Indicates whether it belongs to the type.
    public var isStatic = false
    public var isCase = false
    public var location: SourceLocation

    public init(label: String, at location: SourceLocation) {
        self.label = label
        self.location = location
    }
}

public struct ScannedKeyPlace: Equatable, Sendable {
    public enum Value: Equatable, Sendable {
        /// A key path: `\UserListAccessibility.users`, with the code of the item if there is one.
        case keyPath([String], item: String?)
        case text(String)
        /// A name, which begins with an empty part if its type is implicit.
        case reference([String])
        case computed
    }

    public var value: Value
    public var code: String
    /// The code of the view whose property is set; `nil` for a modifier.
    public var target: String?
    /// Indicates whether the identifier is passed on, so that its view is unknown.
    public var isPassed: Bool
    /// Indicates whether all elements of a loop around have the same item.
    public var repeatsItem = false
    public var context: ScannedViewContext
    public var location: SourceLocation

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
        public var code: String
        /// The key path that it sets; `nil` for another modifier.
        public var keyPath: [String]?

        public init(code: String, keyPath: [String]? = nil) {
            self.code = code
            self.keyPath = keyPath
        }
    }

    /// The type around it with its outer types; `nil` outside of types.
    public var type: String?
    /// The property or function around it.
    public var member: String?
    /// Indicates whether it runs for each element of a collection, and not for single ones.
    public var isInLoop = false
    /// Indicates whether a condition chooses the elements for which it runs.
    public var isChosen = false
    public var branches: [Branch] = []
    /// The innermost modifier that hides it from tests.
    public var hiding: Modifier?
    /// The innermost modifier that replaces its identifier.
    public var identifier: Modifier?
    /// Indicates whether a modifier of an unknown meaning may remove the view.
    public var mayBeRemoved = false
    public var isInPreview = false

    public init() {}

    /// Returns whether only one of two expressions of a member runs.
    public func excludes(_ other: ScannedViewContext) -> Bool {
        branches.contains { branch in other.branches.contains(where: branch.excludes) }
    }
}

/// A use of a property or function of the same type.
public struct ScannedMemberUse: Equatable, Sendable {
    public var name: String
    public var context: ScannedViewContext

    public init(of name: String, in context: ScannedViewContext) {
        self.name = name
        self.context = context
    }
}
