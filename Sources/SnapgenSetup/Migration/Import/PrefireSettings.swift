import SnapgenConfiguration

struct PrefireSettings: Equatable {
    enum Content: Equatable {
        case text(String)
        case flag(Bool)
        case list([String])
        /// A list that is read as if it were not there.
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

    subscript(key: PrefireKey) -> Value? { values[.tests]?[key] }

    /// The line of the first key in the section of the playbook.
    var playbook: Int? { values[.playbook]?.values.map(\.line).min() }

    /// The text of a key of the tests' section; `nil` where it is empty.
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

    enum Kind {
        case text, flag, list
    }

    var kind: Kind {
        switch self {
        case .sources, .snapshotDevices, .imports, .testableImports: .list
        case .defaultEnabled, .groupedSnapshots, .splitDirectories, .drawsInKeyWindow: .flag
        default: .text
        }
    }

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
