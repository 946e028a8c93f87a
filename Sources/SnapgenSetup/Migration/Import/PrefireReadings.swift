import SnapgenConfiguration
import SnapgenModel

struct PrefireReadings {
    /// The settings that Prefire reads, or those of YAML if Prefire's tests would not compile.
    private(set) var settings: PrefireSettings
    private(set) var diagnostics: [Diagnostic] = []

    init(_ file: ConfigurationFile) throws(DiagnosticError) {
        settings = PrefireDialect.settings(of: try file.text())
        do throws(DiagnosticError) {
            let yaml = try PrefireSettings(yaml: file)
            for section in PrefireSection.allCases {
                for key in section.keys { compare(key, in: section, with: yaml, path: file.path) }
            }
        } catch {
            diagnostics = error.diagnostics.prefix(1).map(Self.noYAML)
        }
    }

    private mutating func compare(
        _ key: PrefireKey, in section: PrefireSection, with yaml: PrefireSettings, path: String
    ) {
        let (taken, other) = (settings.values[section]?[key], yaml.values[section]?[key])
        guard taken?.content != other?.content, let line = taken?.line ?? other?.line else { return }
        let isBroken = !Self.compiles(taken, key) && Self.compiles(other, key)
        let decision = isBroken ? "that of YAML, because Prefire's tests would not compile" : "Prefire's reading"
        diagnostics.append(
            Diagnostic(
                .readsDifferently, .warning,
                "Prefire, which does not read YAML, takes '\(key.rawValue)' for \(Self.shown(taken)); as YAML it is "
                    + "\(Self.shown(other)). snapgen uses \(decision)",
                path: path, line: line))
        if isBroken { settings.values[section, default: [:]][key] = other }
    }

    /// Indicates whether Prefire's tests would compile with the value of a key that they contain as code.
    private static func compiles(_ value: PrefireSettings.Value?, _ key: PrefireKey) -> Bool {
        guard case .text(let text)? = value?.content else { return true }
        return switch key {
        case .target: text.isModule
        case .requiredOS: SystemVersion(text) != nil
        default: true
        }
    }

    private static func shown(_ value: PrefireSettings.Value?) -> String { value?.content.shown ?? "not given" }

    private static func noYAML(_ diagnostic: Diagnostic) -> Diagnostic {
        Diagnostic(
            .readsDifferently, .warning,
            "this is no YAML (\(diagnostic.message)), but Prefire reads it line by line. snapgen uses Prefire's reading",
            path: diagnostic.path, line: diagnostic.line, column: diagnostic.column)
    }
}

extension PrefireSettings {
    /// Reads a configuration as the YAML that it looks like, with keys in a mapping or in a list of mappings.
    fileprivate init(yaml file: ConfigurationFile) throws(DiagnosticError) {
        guard let root = try YAMLDocument(file).root, case .mapping(let sections) = root.content else { return }
        for entry in sections {
            guard let section = PrefireSection(rawValue: entry.key) else { continue }
            for field in Self.fields(of: entry.value) {
                guard let key = section.key(named: field.key) else { continue }
                let content = Self.content(of: field.value, key)
                values[section, default: [:]][key] = Value(content: content, line: field.place.line)
            }
        }
    }

    private static func fields(of node: YAMLNode) -> [YAMLEntry] {
        switch node.content {
        case .mapping(let entries): entries
        case .list(let items): items.flatMap(fields)
        case .scalar: []
        }
    }

    private static func content(of node: YAMLNode, _ key: PrefireKey) -> Content {
        switch (node.content, key.kind) {
        case (.scalar(let scalar), .flag): scalar.flag.map { .flag($0) } ?? .text(scalar.text)
        case (.scalar(let scalar), .list) where scalar.isNull: .list([])
        case (.scalar(let scalar), _): .text(scalar.isNull ? "" : scalar.text)
        case (.list(let items), _): .list(items.compactMap { $0.written?.text })
        case (.mapping, _): .nothing
        }
    }
}

extension YAMLNode {
    var written: (text: String, place: TextPlace)? {
        if case .scalar(let scalar) = content { (scalar.text, place) } else { nil }
    }
}
