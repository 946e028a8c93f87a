/// A type of the scanned sources with its extensions put together, as input of a template over types.
public struct SourceType: Equatable, Sendable {
    /// The keyword of the declaration; `extension` if the type itself is declared elsewhere.
    public var kind: ScannedDeclaration.Kind
    /// The name with its outer types before it, `Outer.Inner`.
    public var name: String
    /// The module that declares it.
    public var module: String
    /// Its access, its attributes and its annotations.
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

    /// A type called `name`.
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
