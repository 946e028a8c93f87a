package import SnapgenModel

package struct SourceType: Equatable, Sendable {
    /// The keyword of the declaration; `extension` if the type itself is declared elsewhere.
    package var kind: ScannedDeclaration.Kind
    package var name: String
    package var module: String
    package var facts = TypeFacts()
    /// The names behind its colons, its own before those of its extensions.
    package var inheritedTypes: [String] = []
    /// The names of everything that it inherits from or conforms to, also through others and also of what is
    /// declared elsewhere; sorted.
    package var based: [String] = []
    /// The protocols among them that the sources declare; sorted.
    package var implements: [String] = []
    /// The classes among them that the sources declare; sorted.
    package var inherits: [String] = []
    package var path: RelativePath

    package var localName: String { name.split(separator: ".").last.map(String.init) ?? name }

    package var parentName: String? {
        let names = name.split(separator: ".").dropLast()
        return names.isEmpty ? nil : names.joined(separator: ".")
    }
}

package struct TypeFacts: Hashable, Sendable {
    package var access = AccessLevel.internal
    package var attributes: [SourceAttribute] = []
    package var annotations: [String: UserValue] = [:]
}

package enum AccessLevel: String, Sendable, CaseIterable {
    case `private`, `fileprivate`, `internal`, `package`, `public`, `open`
}

package struct SourceAttribute: Hashable, Sendable {
    package var name: String
    /// The arguments by label; those without a label by position, counted from 0.
    package var arguments: [String: String] = [:]
    package var text: String
}

package struct SourceFacts: Equatable, Sendable {
    /// Every type of every module, ordered by name.
    package var types: [SourceType]
    /// The included macros, in the catalog's order.
    package var macros: [SourceMacro]

    package init(types: [SourceType] = [], macros: [SourceMacro] = []) {
        self.types = types
        self.macros = macros
    }
}

package struct SourceMacro: Equatable, Sendable {
    package var path: RelativePath
    package var displayName: String?
    package var facts: MacroFacts
    package var source: PreviewSource
}

/// The code of a `#Preview` as written in its file, for templates that print it.
package struct MacroFacts: Hashable, Sendable {
    /// The statements of its body, without what indents their first lines and without comments between them.
    package var statements: [String] = []
    /// The declarations marked `@Previewable`, without that mark.
    package var properties: [String] = []
    package var traits: [String] = []
}
