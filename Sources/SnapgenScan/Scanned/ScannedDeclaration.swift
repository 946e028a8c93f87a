/// A type, protocol, extension or typealias of one file.
package struct ScannedDeclaration: Hashable, Sendable {
    package enum Kind: String, Sendable, CaseIterable {
        case `struct`, `enum`, `class`, `actor`, `protocol`, `extension`, `typealias`
    }

    package var kind: Kind
    /// The name with its outer types before it, `Outer.Inner`; for an extension, the extended type as written.
    package var name: String
    /// The names after the colon, a typealias's right-hand side, a composition's parts: attributes stripped, generic
    /// arguments dropped, as written otherwise (`SwiftUI.PreviewProvider`).
    package var inherited: [String]
    /// Indicates whether it or an outer type has generic parameters of its own; for an extension, whether it holds only
    /// for some of them.
    package var isGeneric: Bool
    /// The names of a protocol's associated types.
    var associatedTypes: [String]
    /// The catalog's properties that are declared in its body: `samples`, `previews`, `allCases` and enum cases.
    package var offers: [SampleSource]
    package var context: ScannedContext
    /// The facts that only templates over types print; `nil` in other scans.
    package var facts: TypeFacts?

    package init(
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
    var isDottedRawName: Bool { contains("`") }
}
