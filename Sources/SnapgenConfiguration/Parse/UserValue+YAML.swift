package import SnapgenModel

extension UserValue {
    /// Reads a YAML file of another tool, which may have anchors, aliases and merge keys, unlike a configuration.
    ///
    /// Numbers and flags are texts, and `null` is the empty text.
    ///
    /// - Returns: `nil` if the file contains nothing but comments.
    /// - Throws: A diagnostic for every part that is refused.
    package static func yaml(_ file: ConfigurationFile) throws(DiagnosticError) -> UserValue? {
        try YAMLDocument(file, resolvesAliases: true).root.map(Self.init)
    }

    private init(_ node: YAMLNode) {
        switch node.content {
        case .scalar(let scalar): self = .text(scalar.isNull ? "" : scalar.text)
        case .list(let items): self = .list(items.map { Self($0) })
        case .mapping(let entries):
            self = .mapping(Dictionary(entries.map { ($0.key, Self($0.value)) }) { first, _ in first })
        }
    }
}
