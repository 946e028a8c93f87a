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

    /// Keys of versions after 5.6.1 that are not converted, with the reason and the next step.
    static let later = [
        "delete_unused_snapshots":
            "is not converted: snapgen deletes no references; 'snapgen plan' lists those in use",
        "global_configuration": "is not converted: name a type with hooks in 'tests.set_up'",
        "snapshot_variants":
            "is not converted, and its references have other names; add 'themes', 'locales' or 'text_sizes' to the batch "
            + "'prefire'",
    ]

    /// The kind of value that a key takes.
    enum Kind {
        case text, flag, list
    }

    /// The counterpart of the key in the section of tests; `nil` if there is none.
    var counterpart: (outcome: ImportedSetting.Outcome, result: String)? {
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

    /// The kind of value that the key takes.
    var kind: Kind {
        switch self {
        case .sources, .snapshotDevices, .imports, .testableImports: .list
        case .defaultEnabled, .groupedSnapshots, .splitDirectories, .drawsInKeyWindow: .flag
        default: .text
        }
    }
}
