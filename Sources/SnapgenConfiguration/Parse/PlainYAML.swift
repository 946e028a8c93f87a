package import SnapgenModel

/// The contents of a YAML file, without places.
///
/// XcodeGen's specifications are read by it. Unlike a configuration, the file may have anchors, aliases and merge keys.
package enum PlainYAML: Equatable, Sendable {
    case text(String)
    case list([PlainYAML])
    case mapping([String: PlainYAML])

    /// Reads a file.
    ///
    /// - Returns: `nil` if the file contains nothing but comments.
    /// - Throws: A diagnostic for every part that is refused.
    package static func read(_ file: ConfigurationFile) throws(DiagnosticError) -> PlainYAML? {
        try YAMLDocument(file, resolvesAliases: true).root.map(Self.init)
    }

    private init(_ node: YAMLNode) {
        switch node.content {
        case .scalar(let scalar): self = .text(scalar.isNull ? "" : scalar.text)
        case .list(let items): self = .list(items.map(Self.init))
        case .mapping(let entries):
            self = .mapping(Dictionary(entries.map { ($0.key, Self($0.value)) }) { first, _ in first })
        }
    }
}
