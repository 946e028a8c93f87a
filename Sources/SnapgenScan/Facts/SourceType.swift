package import SnapgenModel

/// A type of the scanned sources with its extensions put together, as input of a template over types.
package struct SourceType: Equatable, Sendable {
    /// The keyword of the declaration; `extension` if the type itself is declared elsewhere.
    package var kind: ScannedDeclaration.Kind
    /// The name with its outer types before it, `Outer.Inner`.
    package var name: String
    package var module: String
    package var facts: TypeFacts
    /// The names behind its colons, its own before those of its extensions.
    package var inheritedTypes: [String]
    /// The names of everything that it inherits from or conforms to, also through others and also of what is
    /// declared elsewhere; sorted.
    package var based: [String]
    /// The protocols among them that the sources declare; sorted.
    package var implements: [String]
    /// The classes among them that the sources declare; sorted.
    package var inherits: [String]
    /// The file of its declaration.
    package var path: RelativePath

    package init(
        kind: ScannedDeclaration.Kind,
        name: String,
        module: String,
        facts: TypeFacts = TypeFacts(),
        inheritedTypes: [String] = [],
        based: [String] = [],
        implements: [String] = [],
        inherits: [String] = [],
        path: RelativePath
    ) {
        self.kind = kind
        self.name = name
        self.module = module
        self.facts = facts
        self.inheritedTypes = inheritedTypes
        self.based = based
        self.implements = implements
        self.inherits = inherits
        self.path = path
    }

    /// The name without its outer types.
    package var localName: String { name.split(separator: ".").last.map(String.init) ?? name }

    /// The outer type's name, or `nil` for a type that is not nested.
    package var parentName: String? {
        let names = name.split(separator: ".").dropLast()
        return names.isEmpty ? nil : names.joined(separator: ".")
    }
}

/// The properties of a declaration that only templates over types print.
package struct TypeFacts: Hashable, Sendable {
    package var access: AccessLevel
    /// Its own attributes, in order.
    package var attributes: [SourceAttribute]
    /// The annotations in comments, by name.
    package var annotations: [String: UserValue]
    /// Indicates whether the type has generic parameters or requirements of its own.
    package var isGeneric: Bool

    package init(
        access: AccessLevel = .internal,
        attributes: [SourceAttribute] = [],
        annotations: [String: UserValue] = [:],
        isGeneric: Bool = false
    ) {
        self.access = access
        self.attributes = attributes
        self.annotations = annotations
        self.isGeneric = isGeneric
    }
}

package enum AccessLevel: String, Sendable, CaseIterable {
    case `private`, `fileprivate`, `internal`, `package`, `public`, `open`
}

/// An attribute of a declaration: `@available(iOS 17, *)`.
package struct SourceAttribute: Hashable, Sendable {
    /// The name without `@`: `available`.
    package var name: String
    /// The arguments by label; those without a label by position, counted from 0.
    package var arguments: [String: String]
    package var text: String

    package init(name: String, arguments: [String: String] = [:], text: String) {
        self.name = name
        self.arguments = arguments
        self.text = text
    }
}
