package import SnapgenModel

extension UserValue {
    /// Reads a YAML file of another tool, with anchors, aliases and merge keys; scalars are texts, `null` the empty one.
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
