import SnapgenConfiguration
import SnapgenModel

struct PrefireSettings: Equatable {
    enum Content: Equatable {
        case text(String)
        case flag(Bool)
        case list([String])
        case nothing

        var shown: String {
            switch self {
            case .text(let text): text.quoted
            case .flag(let flag): "\(flag)"
            case .list(let items): "[\(items.map(\.quoted).joined(separator: ", "))]"
            case .nothing: "nothing"
            }
        }
    }

    struct Value: Equatable {
        var content: Content
        var line: Int
        var itemLines: [Int] = []
    }

    struct Unknown: Equatable {
        var name: String
        /// `nil` outside of both sections.
        var section: PrefireSection?
        var line: Int
    }

    var values: [PrefireSection: [PrefireKey: Value]] = [:]
    var unknown: [Unknown] = []
    /// The places that Prefire and YAML read differently.
    var diagnostics: [Diagnostic] = []

    subscript(key: PrefireKey) -> Value? { values[.tests]?[key] }

    /// The line of the first key in the section of the playbook.
    var playbook: Int? { values[.playbook]?.values.map(\.line).min() }

    func text(_ key: PrefireKey) -> String? {
        if case .text(let text) = self[key]?.content, !text.isEmpty { text } else { nil }
    }

    func flag(_ key: PrefireKey) -> Bool? {
        if case .flag(let flag) = self[key]?.content { flag } else { nil }
    }

    func items(_ key: PrefireKey) -> [(text: String, line: Int)] {
        guard let value = self[key], case .list(let items) = value.content else { return [] }
        return items.enumerated().map { index, item in
            (item, value.itemLines.indices.contains(index) ? value.itemLines[index] : value.line)
        }
    }
}

extension PrefireSettings {
    /// Reads the settings as Prefire does, or as YAML where Prefire's tests would not compile.
    init(_ file: ConfigurationFile) throws(DiagnosticError) {
        self = PrefireDialect.settings(of: try file.text())
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
        let (taken, other) = (values[section]?[key], yaml.values[section]?[key])
        guard taken?.content != other?.content, let line = taken?.line ?? other?.line else { return }
        let isBroken = !Self.compiles(taken, key) && Self.compiles(other, key)
        let decision = isBroken ? "that of YAML, because Prefire's tests would not compile" : "Prefire's reading"
        diagnostics.append(
            Diagnostic(
                .readsDifferently, .warning,
                "Prefire, which does not read YAML, takes '\(key.rawValue)' for \(Self.shown(taken)); as YAML it is "
                    + "\(Self.shown(other)). snapgen uses \(decision)",
                path: path, line: line))
        if isBroken { values[section, default: [:]][key] = other }
    }

    /// Indicates whether Prefire's tests would compile with the value of a key that they contain as code.
    private static func compiles(_ value: Value?, _ key: PrefireKey) -> Bool {
        guard case .text(let text)? = value?.content else { return true }
        return switch key {
        case .target: text.isModule
        case .requiredOS: SystemVersion(text) != nil
        default: true
        }
    }

    private static func shown(_ value: Value?) -> String { value?.content.shown ?? "not given" }

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
        switch node.content {
        case .scalar(let scalar) where key.isFlag: scalar.flag.map { .flag($0) } ?? .text(scalar.text)
        case .scalar(let scalar) where key.isList && scalar.isNull: .list([])
        case .scalar(let scalar): .text(scalar.isNull ? "" : scalar.text)
        case .list(let items): .list(items.compactMap { $0.written?.text })
        case .mapping: .nothing
        }
    }
}

extension YAMLNode {
    var written: (text: String, place: TextPlace)? {
        if case .scalar(let scalar) = content { (scalar.text, place) } else { nil }
    }
}

enum PrefireSection: String, CaseIterable {
    case tests = "test_configuration"
    case playbook = "playbook_configuration"

    var keys: [PrefireKey] {
        switch self {
        case .tests: PrefireKey.allCases
        case .playbook: [.target, .template, .defaultEnabled, .imports, .testableImports]
        }
    }

    func key(named name: String) -> PrefireKey? { keys.first { $0.rawValue == name } }
}

enum PrefireKey: String, CaseIterable {
    case target
    case testTargetPath = "test_target_path"
    case sources
    case testFilePath = "test_file_path"
    case template = "template_file_path"
    case simulatorDevice = "simulator_device"
    case requiredOS = "required_os"
    case snapshotDevices = "snapshot_devices"
    case defaultEnabled = "preview_default_enabled"
    case imports
    case testableImports = "testable_imports"
    case groupedSnapshots = "use_grouped_snapshots"
    case splitDirectories = "split_snapshot_directories"
    case drawsInKeyWindow = "draw_hierarchy_in_key_window_default_enabled"

    /// Keys of versions after 5.6.1 that are not converted, with the reason and the next step.
    static let later = [
        "delete_unused_snapshots":
            "is not converted: snapgen deletes no references; 'snapgen plan' lists those in use",
        "global_configuration": "is not converted: name a type with hooks in 'tests.set_up'",
        "snapshot_variants":
            "is not converted, and its references have other names; add 'themes', 'locales' or 'text_sizes' to the batch "
            + "'prefire'",
    ]

    var isList: Bool { [.sources, .snapshotDevices, .imports, .testableImports].contains(self) }

    var isFlag: Bool { [.defaultEnabled, .groupedSnapshots, .splitDirectories, .drawsInKeyWindow].contains(self) }

    /// The counterpart of the key in the section of tests; `nil` if there is none.
    var counterpart: (ImportedSetting.Outcome, String)? {
        switch self {
        case .target: (.translated, "sources")
        case .testTargetPath: (.translated, "references, tests.target")
        case .sources: (.kept, "sources")
        case .testFilePath: (.translated, "tests.output")
        case .template: nil
        case .simulatorDevice: (.kept, "tests.simulator_device")
        case .requiredOS: (.kept, "tests.required_os")
        case .snapshotDevices: (.translated, "devices, the batch 'prefire'")
        case .defaultEnabled: (.translated, "catalog.default")
        case .imports: (.kept, "tests.imports")
        case .testableImports: (.kept, "tests.testable_imports")
        case .groupedSnapshots: (.translated, "a file of tests for each module")
        case .splitDirectories: (.translated, "naming")
        case .drawsInKeyWindow: (.translated, "draw")
        }
    }
}
