import SnapgenModel
import SwiftSyntax

/// The names that the code of a preview uses.
struct NameUses {
    /// Each way in which a name is used, once.
    let all: Set<NameUse>
    /// The expressions whose values depend on the target.
    let meanings: TargetMeanings

    /// The names in what a test carries of a use: its arguments without the display name, and its closure.
    init(in use: MacroUse) {
        let collector = NameCollector()
        for argument in use.arguments where argument.label != nil {
            collector.walk(argument.expression)
        }
        if let closure = use.closure { collector.walk(closure) }
        all = collector.uses
        meanings = collector.meanings
    }

    /// The names in an expression.
    init(in expression: ExprSyntax) {
        let collector = NameCollector()
        collector.walk(expression)
        all = collector.uses
        meanings = collector.meanings
    }

    /// The names in a part of a file that a test carries without some of its members.
    init(in part: FilePart, without members: [DeclSyntax]) {
        let collector = NameCollector(without: members)
        if let container = part.container {
            collector.walk(container.attributes)
            collector.walk(container.extendedType)
            if let clause = container.genericWhereClause { collector.walk(clause) }
        }
        collector.walk(part.node)
        all = collector.uses
        meanings = collector.meanings
    }

    /// The free names that begin like those of types, sorted.
    var typeNames: [String] {
        let names = all.filter { $0.base == .nothing && $0.name.looksLikeType }.map(\.name)
        return Set(names.filter { NameUse.property(ofSetter: $0) == nil }).sorted()
    }
}

extension NameUses {
    /// The names that another module may declare as well, apart from types, sorted.
    var scanned: [ScannedName] {
        let names = all.filter { !($0.base == .nothing && $0.name.looksLikeType) && !$0.isUnlabelledSubscript }
            .map(\.scanned)
        return Set(names).sorted()
    }
}

extension NameUse {
    /// Indicates whether it is a subscript like `rows[index]`, which is nearly always one of the standard library.
    fileprivate var isUnlabelledSubscript: Bool {
        name == "subscript" && call?.labels.allSatisfy(\.isEmpty) ?? true
    }

    fileprivate var scanned: ScannedName {
        let base: ScannedName.Base =
            switch base {
            case .nothing: .nothing
            case .dot: .dot
            case .type(let name): .type(name)
            case .value: .value
            }
        return ScannedName(base: base, name: name, labels: call?.labels)
    }
}

/// A name where it is used.
struct NameUse: Hashable {
    /// The expression before the name.
    enum Base: Hashable {
        /// A free name, which the code itself does not declare.
        case nothing
        /// Only a dot: `.sample`.
        case dot
        /// A name like that of a type, `Hotel.sample`: the type's last name.
        case type(String)
        /// Anything else: `hotel.withBreakfast()`.
        case value
    }

    /// The expression before the name.
    var base: Base
    /// The name; `init` for a value that is made, `subscript` for brackets behind a value or a type.
    var name: String
    /// The arguments of a call; `nil` for a name that is not called.
    var call: NameCall?
}

extension NameUse {
    /// The name under which the setter of a property is used and declared.
    static func setter(of property: String) -> String { "\(property)=" }

    /// The property of a setter; `nil` for the name of anything else, an operator among it.
    static func property(ofSetter name: String) -> Substring? {
        let isSetter = name.last == "=" && name.looksLikeIdentifier
        return isSetter ? name.dropLast() : nil
    }
}

/// The arguments of a call of a function, an initializer or a subscript.
struct NameCall: Hashable {
    /// The labels of the arguments, empty for none.
    var labels: [String]
    /// The number of trailing closures.
    var closures = 0
}

extension String {
    /// Indicates whether it begins as types do by convention.
    var looksLikeType: Bool { first?.isUppercase ?? false }

    /// Indicates whether it begins as names do that are no operators.
    var looksLikeIdentifier: Bool { first.map { $0.isLetter || $0 == "_" } ?? false }
}
