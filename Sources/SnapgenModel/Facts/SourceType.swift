/// A type of the scanned sources with its extensions put together, as input of a template over types.
public struct SourceType: Equatable, Sendable {
    /// The keyword of the declaration; `extension` if the type itself is declared elsewhere.
    public var kind: ScannedDeclaration.Kind
    /// The name with its outer types before it, `Outer.Inner`.
    public var name: String
    public var module: String
    public var facts: TypeFacts
    /// The names behind its colons, its own before those of its extensions.
    public var inheritedTypes: [String]
    /// The names of everything that it inherits from or conforms to, also through others and also of what is
    /// declared elsewhere; sorted.
    public var based: [String]
    /// The protocols among them that the sources declare; sorted.
    public var implements: [String]
    /// The classes among them that the sources declare; sorted.
    public var inherits: [String]
    /// The file of its declaration.
    public var path: RelativePath

    public init(
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
    public var localName: String { name.split(separator: ".").last.map(String.init) ?? name }

    /// The outer type's name, or `nil` for a type that is not nested.
    public var parentName: String? {
        let names = name.split(separator: ".").dropLast()
        return names.isEmpty ? nil : names.joined(separator: ".")
    }
}

/// The properties of a declaration that only templates over types print.
public struct TypeFacts: Hashable, Sendable {
    public var access: AccessLevel
    /// Its own attributes, in order.
    public var attributes: [SourceAttribute]
    /// The annotations in comments, by name.
    public var annotations: [String: UserValue]
    /// Indicates whether the type has generic parameters or requirements of its own.
    public var isGeneric: Bool

    public init(
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

public enum AccessLevel: String, Sendable, CaseIterable {
    case `private`, `fileprivate`, `internal`, `package`, `public`, `open`
}

/// An attribute of a declaration: `@available(iOS 17, *)`.
public struct SourceAttribute: Hashable, Sendable {
    /// The name without `@`: `available`.
    public var name: String
    /// The arguments by label; those without a label by position, counted from 0.
    public var arguments: [String: String]
    public var text: String

    public init(name: String, arguments: [String: String] = [:], text: String) {
        self.name = name
        self.arguments = arguments
        self.text = text
    }
}
