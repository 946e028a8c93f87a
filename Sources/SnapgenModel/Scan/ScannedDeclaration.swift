/// A type, protocol, extension or typealias of one file.
public struct ScannedDeclaration: Hashable, Sendable {
    /// The keyword of the declaration.
    public enum Kind: String, Sendable, CaseIterable {
        case `struct`, `enum`, `class`, `actor`, `protocol`, `extension`, `typealias`
    }

    /// The keyword of the declaration.
    public var kind: Kind
    /// The name with its outer types before it, `Outer.Inner`; for an extension, the extended type as written.
    public var name: String
    /// The names after the colon, a typealias's right-hand side, a composition's parts: attributes stripped, generic
    /// arguments dropped, as written otherwise (`SwiftUI.PreviewProvider`).
    public var inherited: [String]
    /// Indicates whether it or an outer type has generic parameters of its own; for an extension, whether it holds only
    /// for some of them.
    public var isGeneric: Bool
    /// The names of a protocol's associated types.
    public var associatedTypes: [String]
    /// The catalog's properties that are declared in its body: `samples`, `previews`, `allCases` and enum cases.
    public var offers: [SampleSource]
    /// The place and the surroundings.
    public var context: ScannedContext
    /// The facts that only templates over types print; `nil` in other scans.
    public var facts: TypeFacts?

    /// A declaration called `name`.
    public init(
        kind: Kind,
        name: String,
        inherited: [String] = [],
        isGeneric: Bool = false,
        associatedTypes: [String] = [],
        offers: [SampleSource] = [],
        context: ScannedContext,
        facts: TypeFacts? = nil
    ) {
        self.kind = kind
        self.name = name
        self.inherited = inherited
        self.isGeneric = isGeneric
        self.associatedTypes = associatedTypes
        self.offers = offers
        self.context = context
        self.facts = facts
    }
}

extension String {
    /// Indicates whether a type's name has a raw identifier with a dot as one of its parts: only those keep backticks.
    package var isDottedRawName: Bool { contains("`") }
}
