package import SnapgenModel

package struct ScannedKeyFile: Equatable, Sendable {
    package var path: RelativePath
    package var module: String
    package var isUITest: Bool
    /// The types, in source order, with one item for each extension.
    package var types: [KeyType] = []
    /// The places that set identifiers; of a UI test, those that look them up, each with the query as its kind.
    package var places: [KeyPlace] = []
    /// The code around the uses of properties and functions in which keys are set, and around the calls that create
    /// values of types, by the name.
    var surroundings: [String: [ViewContext]] = [:]
    /// The names that the code refers to, with the lines: `A11yIdentifiers`, `roomScreen` and `name`.
    ///
    /// The first one is empty if the type is implicit, and `\` in a key path without a root.
    package var references: [[String]: [Int]] = [:]
    var tests = TestCode()
    /// The types that aliases stand for, by the alias.
    package var aliases: [String: String] = [:]
    package var diagnostics: [Diagnostic] = []

    var names: Set<String> { Set(references.keys.joined()) }
}

extension ScannedKeyFile {
    /// The facts of a UI test.
    struct TestCode: Equatable, Sendable {
        var texts: [KeyPlace] = []
        /// The arguments of calls, by the function and the parameter: `tap:id`, and `tap:0` without a label.
        var arguments: [String: [KeyPlace]] = [:]
        /// The types around the functions that take a text, by the function and the parameter.
        var takers: [String: Set<String>] = [:]
        /// The names that stand for other apps; with their types if other files may use them.
        var otherApps: Set<String> = []
    }
}

/// A use of an identifier: a place that sets it, or a look-up of a UI test.
package struct KeyPlace: Equatable, Sendable {
    package enum Value: Equatable, Sendable {
        /// A key path: `\UserListAccessibility.users`, with the code of the item if there is one.
        case keyPath([String], item: String?)
        /// The parts of a text between interpolations; one for a text without.
        case text([String])
        /// A name, which begins with an empty part if its type is implicit.
        case reference([String])
        /// A parameter of a function, as in `ScannedKeyFile.TestCode.arguments`, with the last name of its type.
        case parameter(String, type: String)
        case computed
    }

    package var value = Value.computed
    /// The identifier that is set; for lists, the part before `[item]`; `nil` if it is known at run time only.
    package var identifier: String?
    package var code = ""
    /// The code of the view whose property is set, `nil` for a modifier, or the query of a look-up.
    package var target: String?
    /// The view that a modifier applies to, or the query of a look-up: `Button`, `buttons`.
    var kind: String?
    /// Indicates whether the identifier is passed on, so that its view is unknown.
    package var isPassed = false
    /// Indicates whether it is in code that nothing uses: a private member, or a view.
    var isUnused = false
    package var context = ViewContext()
    /// The code around it for each use of the member that contains it.
    var expansions: [ViewContext] = []
    package var location: SourceLocation

    var item: String? {
        if case .keyPath(_, let item) = value { item } else { nil }
    }

    /// Indicates whether there is no item but a literal, which is the same for all elements of a loop.
    var repeatsItem: Bool { item.map { $0.wholeMatch(of: /"[^"\\]*"|[0-9]+/) != nil } ?? true }

    /// Indicates whether the identifier may be any text: neither a literal with letters nor a name that stands for one.
    var isOfData: Bool {
        switch value {
        case .text(let parts): !parts.joined().contains(where: \.isLetter)
        case .reference(let names): code.contains("(") || (names.count > 1 && names[0].first?.isUppercase == false)
        case .computed: !code.hasPrefix("\"") && !code.hasSuffix("\"")
        case .keyPath, .parameter: false
        }
    }
}

package struct ViewContext: Equatable, Sendable {
    struct Branch: Equatable, Sendable {
        var statement: Int
        var number: Int
        /// The code of the conditions around it, and the names in them.
        var condition = ""
        var names: Set<String> = []

        /// Returns whether both seldom run together: conditions on the same value exclude each other in most cases.
        func excludes(_ other: Branch) -> Bool {
            if statement == other.statement { return number != other.number }
            return !names.isDisjoint(with: other.names) && (condition, number) != (other.condition, other.number)
        }
    }

    package var type: String?
    package var member: String?
    /// Indicates whether only the file can use the member.
    var isPrivate = false
    /// Indicates whether it runs for each element of a collection, and not for single ones.
    var isInLoop = false
    /// Indicates whether a condition chooses the elements for which it runs.
    var isChosen = false
    var branches: [Branch] = []
    /// The offset of the modifier that presents it apart from the views around, such as `sheet`.
    var presentation: Int?
    /// The code of the modifier of a view around that hides its parts, or gives them its identifier.
    var hiding: String?
    /// The key path of the same view or of a layout around, whose identifier replaces this one if it is no container.
    var replacingKey: [String]?
    /// Indicates whether a key path is the key of the view or of one around it, so that tests may look up within it.
    var hasKeyAround = false
    var mayBeRemoved = false

    package var typeName: String { type.map { String($0.lastComponent) } ?? "" }

    package func excludes(_ other: ViewContext) -> Bool {
        // Conditions around both distinguish nothing.
        let others = other.branches.filter { !branches.contains($0) }
        return presentation != other.presentation
            || branches.contains { !other.branches.contains($0) && others.contains(where: $0.excludes) }
    }

    func around(_ inner: ViewContext) -> ViewContext {
        var context = self
        context.branches = inner.branches + branches
        context.presentation = inner.presentation ?? presentation
        context.isInLoop = (isInLoop && !inner.isChosen) || inner.isInLoop
        context.isChosen = isChosen || inner.isChosen
        context.mayBeRemoved = mayBeRemoved || inner.mayBeRemoved
        context.hiding = inner.hiding ?? hiding
        context.hasKeyAround = inner.hasKeyAround || hasKeyAround
        return context
    }
}
