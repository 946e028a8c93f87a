import SnapgenConfiguration
import SnapgenModel

/// The settings in a configuration of Prefire's, with keys in a mapping or in a list of mappings.
struct PrefireSettings {
    /// A key, which may be outside of all sections.
    typealias Unknown = (name: String, isOutside: Bool, line: Int)

    static let section = "test_configuration"
    static let playbookSection = "playbook_configuration"

    private(set) var entries: [PrefireKey: YAMLEntry] = [:]
    private(set) var unknown: [Unknown] = []

    init(_ file: ConfigurationFile) throws(DiagnosticError) {
        for entry in try YAMLDocument(file).root.map(Self.fields) ?? [] {
            let fields = Self.fields(of: entry.value)
            switch entry.key {
            case Self.section: for field in fields { read(field) }
            default:
                let entries = entry.key == Self.playbookSection ? [entry] : [entry] + fields
                unknown += entries.map { ($0.key, isOutside: true, $0.place.line) }
            }
        }
    }

    private mutating func read(_ field: YAMLEntry) {
        if let key = PrefireKey(rawValue: field.key) { return entries[key] = field }
        unknown.append((field.key, isOutside: false, field.place.line))
    }

    private static func fields(of node: YAMLNode) -> [YAMLEntry] {
        switch node.content {
        case .mapping(let entries): entries
        case .list(let items): items.flatMap(fields)
        case .scalar: []
        }
    }

    func line(of key: PrefireKey) -> Int? { entries[key]?.place.line }

    func text(_ key: PrefireKey) -> String? {
        guard case .scalar(let scalar)? = entries[key]?.value.content, !scalar.isNull, !scalar.text.isEmpty else {
            return nil
        }
        return scalar.text
    }

    /// For Prefire, only `true` is true.
    func flag(_ key: PrefireKey) -> Bool? { text(key).map { $0 == "true" } }

    func items(_ key: PrefireKey) -> [(text: String, line: Int)] {
        guard case .list(let items)? = entries[key]?.value.content else { return [] }
        return items.compactMap(\.written).map { ($0.text, $0.place.line) }
    }
}

extension YAMLNode {
    var written: (text: String, place: TextPlace)? {
        if case .scalar(let scalar) = content { (scalar.text, place) } else { nil }
    }
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
