package import SnapgenConfiguration

package struct ScannedDeclaration: Hashable, Sendable {
    package enum Kind: String, Sendable, CaseIterable {
        case `struct`, `enum`, `class`, `actor`, `protocol`, `extension`, `typealias`
    }

    package var kind: Kind
    /// The name with its outer types before it, `Outer.Inner`; for an extension, the extended type as written.
    package var name: String
    /// The names after the colon, a typealias's right-hand side, a composition's parts: attributes stripped, generic
    /// arguments dropped, as written otherwise (`SwiftUI.PreviewProvider`).
    package var inherited: [String] = []
    /// The attached macros of the catalog.
    var attributes: [String] = []
    /// Indicates whether it or an outer type has generic parameters of its own; for an extension, whether it holds only
    /// for some of them.
    package var isGeneric = false
    var associatedTypes: [String] = []
    /// The catalog's properties that are declared in its body: `samples`, `previews`, `allCases` and enum cases.
    package var offers: [SampleSource] = []
    package var context: ScannedContext
    /// The facts that only templates over types print; `nil` in other scans.
    package var facts: TypeFacts?
}

package struct SampleSource: Hashable, Sendable {
    package enum Content: Hashable, Sendable {
        /// An array, tuples with labels, a dictionary, or the children of `previews`: every sample is seen.
        case listed([Sample])
        /// `allCases`, of the named type or, where it is `nil`, of the type itself.
        case allCases(of: String?)
        case unknown
    }

    /// The requirements of `Testable` and similar protocols, `PreviewProvider` and `CaseIterable`, and the cases of an enum.
    package enum Property: String, Sendable {
        case samples, previews, allCases, cases
    }

    var property: Property
    package var content: Content
    @RareDirectives package var settings = Directives()
    /// The words before the call of an asynchronous function, `try await`; `nil` for anything else.
    var effects: String?
}

extension String {
    /// Indicates whether a type's name has a raw identifier with a dot as one of its parts: only those keep backticks.
    var isDottedRawName: Bool { contains("`") }
}
