/// A section of Prefire's configuration.
enum PrefireSection: String, CaseIterable {
    case tests = "test_configuration"
    case playbook = "playbook_configuration"

    /// The keys that Prefire supports in the section.
    var keys: [PrefireKey] {
        switch self {
        case .tests: PrefireKey.allCases
        case .playbook: [.target, .template, .defaultEnabled, .imports, .testableImports]
        }
    }
}

/// A key of Prefire's configuration.
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

    /// The kind of value that a key takes.
    enum Kind {
        case text, flag, list
    }

    /// The kind of value that the key takes.
    var kind: Kind {
        switch self {
        case .sources, .snapshotDevices, .imports, .testableImports: .list
        case .defaultEnabled, .groupedSnapshots, .splitDirectories, .drawsInKeyWindow: .flag
        default: .text
        }
    }
}
