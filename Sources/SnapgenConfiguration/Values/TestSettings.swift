package import SnapgenModel

package struct TestSettings: Equatable, Sendable {
    package enum Framework: String, Encodable, Sendable, CaseIterable {
        case xctest
        case swiftTesting = "swift-testing"
    }

    package enum Engine: String, Encodable, Sendable, CaseIterable {
        /// pointfreeco/swift-snapshot-testing, a dependency of the user's own.
        case snapshotTesting = "snapshot-testing"
        /// `SnapgenTesting`, for values.
        case snapgen
    }

    /// The calendar of pictures, named as in identifiers of locales.
    package enum Calendar: String, Encodable, Sendable, CaseIterable {
        case gregorian, buddhist, chinese, coptic, ethiopic, hebrew, indian, islamic, iso8601, japanese, persian, roc
    }

    package enum EntryKind: String, Encodable, Sendable, CaseIterable {
        case pictures, values

        package init(_ strategy: CaptureStrategy) { self = strategy == .image ? .pictures : .values }
    }

    package enum Granularity: String, Encodable, Sendable, CaseIterable { case entry, environment, `case` }

    /// Indicates whether there is a test target for pictures and values, and not only files for UI tests.
    package var isWritten = true
    package var framework = Framework.xctest
    package var engines = Engines()
    package var granularity = Granularity.entry
    package var template = Template()
    package var output = RelativePath.constant("Tests/SnapshotTests/Generated")
    /// The test target's name, the first folder below the references.
    package var target = "SnapshotTests"
    /// The type with the hooks that run before the tests and around each picture; `nil` for none.
    package var setUp: String?
    /// Indicates whether a test compares the previews of the program with the plan.
    package var checksProgram = true
    package var recording = Recording()
    /// The batch of entries that name none; `nil` for that of the configuration.
    package var batch: String?
    package var entries = Entries()

    package var usesSnapshotTesting: Bool { [engines.images, engines.values].contains(.snapshotTesting) }

    package func engine(for strategy: CaptureStrategy) -> Engine {
        strategy == .image ? engines.images : engines.values
    }

    /// The libraries that assert pictures and values.
    package struct Engines: Equatable, Sendable {
        package var images = Engine.snapshotTesting
        package var values = Engine.snapshotTesting
    }

    /// The template of the generated files, with what they contain beside tests.
    package struct Template: Equatable, Sendable {
        /// A built-in template's name or a path; by default, the framework's own.
        package var name = Framework.xctest.rawValue
        package var arguments: [String: UserValue] = [:]
        /// Modules that the generated tests import, beside those that they name.
        package var imports: [String] = []
        package var testableImports: [String] = []
    }

    /// The simulator and the settings of the system that pictures are recorded with.
    package struct Recording: Equatable, Encodable, Sendable {
        /// The model of the simulator, `iPhone15,2`; `nil` for any.
        package var simulatorDevice: String?
        /// The system; `nil` for any.
        package var requiredOS: SystemVersion?
        package var timeZone = "GMT"
        package var calendar = Calendar.gregorian
        /// The languages of the test plan, for environments that leave theirs to the run.
        package var languages: [String] = []
    }

    /// The entries that the target takes; an empty list stands for all.
    package struct Entries: Equatable, Encodable, Sendable {
        package var modules: [String] = []
        /// Patterns of which one matches the name, title or id.
        package var include: [Glob] = []
        package var kinds: [EntryKind] = []
    }
}

extension TestSettings: Encodable {
    package init(framework: Framework = .xctest) { self.framework = framework }

    package func encode(to encoder: any Encoder) throws {
        try recording.encode(to: encoder)
        try entries.encode(to: encoder)
        try encoder.encode([
            "framework": framework, "imageEngine": engines.images, "valueEngine": engines.values,
            "granularity": granularity, "imports": template.imports, "testableImports": template.testableImports,
            "template": template.name, "arguments": template.arguments, "output": output, "target": target,
            "setUp": setUp, "checksProgram": checksProgram, "batch": batch,
        ])
    }
}
