import SwiftSyntax

/// The names that the code of a preview uses.
struct NameUses {
    /// Each way in which a name is used, once.
    let all: Set<NameUse>

    /// The names in what a test carries of a use: its arguments without the display name, and its closure.
    init(in use: MacroUse) {
        let collector = NameCollector(viewMode: .sourceAccurate)
        for argument in use.arguments where argument.label != nil {
            collector.walk(argument.expression)
        }
        if let closure = use.closure { collector.walk(closure) }
        all = collector.uses
    }

    /// The free names that begin like those of types, sorted.
    var typeNames: [String] {
        Set(all.filter { $0.base == .nothing && $0.name.looksLikeType }.map(\.name)).sorted()
    }
}

/// A name where it is used.
struct NameUse: Hashable {
    /// What stands before the name.
    enum Base: Hashable {
        /// Nothing, and the code itself declares no such name.
        case nothing
        /// Only a dot: `.sample`.
        case dot
        /// What is named like a type, `Hotel.sample`: the type's last name.
        case type(String)
        /// Anything else: `hotel.withBreakfast()`.
        case value
    }

    /// What stands before the name.
    var base: Base
    /// The name; `init` for a value that is made, `subscript` for brackets behind a value.
    var name: String
    /// What it is called with, or `nil` where it is not called.
    var call: NameCall?
}

/// What a function, an initializer or a subscript is called with.
struct NameCall: Hashable {
    /// The labels of the arguments, empty for none.
    var labels: [String]
    /// How many closures stand behind the parentheses.
    var closures = 0
}

extension String {
    /// Whether it begins as types do by convention.
    var looksLikeType: Bool { first?.isUppercase ?? false }
}
