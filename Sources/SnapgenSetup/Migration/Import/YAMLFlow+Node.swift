package import SnapgenConfiguration

/// YAML of others.
extension YAMLFlow {
    /// A part of another file on one line.
    static func node(_ node: YAMLNode) -> String {
        switch node.content {
        case .scalar(let scalar): self.scalar(scalar)
        case .list(let items): list(items.map(self.node))
        case .mapping(let entries): mapping(entries.map { (text($0.key), self.node($0.value)) })
        }
    }

    /// Returns a value as YAML: numbers and flags stay unquoted, and variables are kept.
    private static func scalar(_ scalar: YAMLScalar) -> String {
        if let number = scalar.number { return self.number(number) }
        if let flag = scalar.flag { return self.flag(flag) }
        return self.scalar(scalar.text)
    }
}
