package import SnapgenConfiguration
package import SnapgenModel

/// Reads Prefire's configuration as the YAML that it looks like, with keys in a mapping or in a list of mappings.
enum PrefireYAML {
    /// Returns the settings of a file that is read as YAML.
    ///
    /// - Throws: where it is no YAML.
    static func settings(of file: ConfigurationFile) throws(DiagnosticError) -> PrefireSettings {
        var settings = PrefireSettings()
        guard let root = try YAMLDocument(file).root, case .mapping(let sections) = root.content else {
            return settings
        }
        for entry in sections {
            guard let section = PrefireSection(rawValue: entry.key) else { continue }
            for field in fields(of: entry.value) {
                guard let key = section.keys.first(where: { $0.rawValue == field.key }) else { continue }
                settings.values[PrefireSettings.Slot(section: section, key: key)] = PrefireSettings.Value(
                    content: content(of: field.value, key), line: field.place.line)
            }
        }
        return settings
    }

    private static func fields(of node: YAMLNode) -> [YAMLEntry] {
        switch node.content {
        case .mapping(let entries): entries
        case .list(let items): items.flatMap(fields)
        case .scalar: []
        }
    }

    private static func content(of node: YAMLNode, _ key: PrefireKey) -> PrefireSettings.Content {
        switch (node.content, key.kind) {
        case (.scalar(let scalar), .flag): scalar.flag.map { .flag($0) } ?? .text(scalar.text)
        case (.scalar(let scalar), .list) where scalar.isNull: .list([])
        case (.scalar(let scalar), _): .text(scalar.isNull ? "" : scalar.text)
        case (.list(let items), _): .list(items.compactMap(text))
        case (.mapping, _): .nothing
        }
    }

    private static func text(of node: YAMLNode) -> String? {
        if case .scalar(let scalar) = node.content { scalar.text } else { nil }
    }
}
