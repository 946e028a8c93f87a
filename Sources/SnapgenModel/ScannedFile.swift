/// What one Swift file declares that matters to the catalog.
///
/// It holds the facts of a single file; only `resolve` knows all files and decides what is an entry.
public struct ScannedFile: Equatable, Codable, Sendable {
    /// The file, below the project's root.
    public var path: RelativePath
    /// The module that the file is compiled into.
    public var module: String
    /// Types, protocols, extensions and typealiases, in source order, nested ones after their outer one.
    public var declarations: [ScannedDeclaration]
    /// Freestanding macros that may be previews, in source order.
    public var macros: [ScannedMacro]
    /// What was wrong with this file.
    public var diagnostics: [Diagnostic]

    /// The facts of the file at `path`.
    public init(
        path: RelativePath,
        module: String,
        declarations: [ScannedDeclaration] = [],
        macros: [ScannedMacro] = [],
        diagnostics: [Diagnostic] = []
    ) {
        self.path = path
        self.module = module
        self.declarations = declarations
        self.macros = macros
        self.diagnostics = diagnostics
    }
}

/// Where a declaration stands: what surrounds it decides whether and how a test can use it.
public struct ScannedContext: Hashable, Codable, Sendable {
    /// The place of the declaration's name (for a macro, of its `#`).
    public var location: SourceLocation
    /// The conditions of the `#if`s around it, outermost first; an `#else` is spelled `!(A)`.
    public var conditions: [String]
    /// Its own and its outer scopes' `@available` attributes, outermost first, as written.
    public var availability: [String]
    /// Whether it or an outer scope is `private` or `fileprivate`.
    public var isPrivate: Bool
    /// Whether it stands inside a function, a closure or an accessor.
    public var isLocal: Bool
    /// What `// snapgen:` comments right before it say.
    public var directives: Directives

    /// The surroundings of a declaration at `location`.
    public init(
        location: SourceLocation,
        conditions: [String] = [],
        availability: [String] = [],
        isPrivate: Bool = false,
        isLocal: Bool = false,
        directives: Directives = Directives()
    ) {
        self.location = location
        self.conditions = conditions
        self.availability = availability
        self.isPrivate = isPrivate
        self.isLocal = isLocal
        self.directives = directives
    }
}

/// A type, protocol, extension or typealias of one file.
public struct ScannedDeclaration: Hashable, Codable, Sendable {
    /// Which keyword declared it.
    public enum Kind: String, Codable, Sendable, CaseIterable {
        case `struct`, `enum`, `class`, `actor`, `protocol`, `extension`, `typealias`
    }

    /// Which keyword declared it.
    public var kind: Kind
    /// The name with its outer types before it, `Outer.Inner`; for an extension, the extended type as written.
    public var name: String
    /// The names after the colon, a typealias's right-hand side, a composition's parts: attributes stripped, generic
    /// arguments dropped, as written otherwise (`SwiftUI.PreviewProvider`).
    public var inherited: [String]
    /// Whether it or an outer type has generic parameters of its own; for an extension, whether it holds only for
    /// some of them.
    public var isGeneric: Bool
    /// The names of a protocol's associated types.
    public var associatedTypes: [String]
    /// The catalog's properties that are declared in its body: `samples`, `previews`, `allCases` and enum cases.
    public var offers: [SampleSource]
    /// Where it stands.
    public var context: ScannedContext

    /// A declaration called `name`.
    public init(
        kind: Kind,
        name: String,
        inherited: [String] = [],
        isGeneric: Bool = false,
        associatedTypes: [String] = [],
        offers: [SampleSource] = [],
        context: ScannedContext
    ) {
        self.kind = kind
        self.name = name
        self.inherited = inherited
        self.isGeneric = isGeneric
        self.associatedTypes = associatedTypes
        self.offers = offers
        self.context = context
    }
}

/// A static property that holds samples, as far as the source says what is in it.
public struct SampleSource: Hashable, Codable, Sendable {
    /// What the property's value is written as.
    public enum Content: Hashable, Codable, Sendable {
        /// An array, tuples with labels, a dictionary, or the children of `previews`: every sample is seen.
        case listed([Sample])
        /// `allCases`, of the named type or, where it is `nil`, of the type itself.
        case allCases(of: String?)
        /// Only running the code tells.
        case unknown
    }

    /// The property's name: `samples`, `previews`; `cases` for an enum's own cases.
    public var property: String
    /// What it holds.
    public var content: Content

    /// The samples of `property`.
    public init(property: String, content: Content) {
        self.property = property
        self.content = content
    }
}

/// A use of a freestanding macro such as `#Preview`.
public struct ScannedMacro: Hashable, Codable, Sendable {
    /// The macro's name without `#` and module: `Preview`.
    public var macro: String
    /// The first argument where it is a plain string literal: the display name.
    public var displayName: String?
    /// The labels of the other arguments, `traits`, `as`, `using`, in order.
    public var argumentLabels: [String]
    /// Where it stands.
    public var context: ScannedContext

    /// A use of `#macro`.
    public init(macro: String, displayName: String?, argumentLabels: [String] = [], context: ScannedContext) {
        self.macro = macro
        self.displayName = displayName
        self.argumentLabels = argumentLabels
        self.context = context
    }
}
