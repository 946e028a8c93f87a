/// The settings of the generated tests.
public struct TestSettings: Equatable, Codable, Sendable {
    /// The test framework that the generated code is written for.
    public enum Framework: String, Codable, Sendable, CaseIterable {
        case xctest
        case swiftTesting = "swift-testing"
    }

    /// The library that asserts.
    public enum Engine: String, Codable, Sendable, CaseIterable {
        /// pointfreeco/swift-snapshot-testing, a dependency of the user's own.
        case snapshotTesting = "snapshot-testing"
        /// `SnapgenTesting`, for values.
        case snapgen
    }

    /// The library that reads the accessibility elements of views.
    public enum TreeEngine: String, Codable, Sendable, CaseIterable {
        /// `SnapgenTesting`, by public interfaces.
        case snapgen
        /// The parser of cashapp/AccessibilitySnapshot, a dependency of the user's own.
        case accessibilitySnapshot = "accessibility-snapshot"
    }

    /// The calendar of pictures, named as in identifiers of locales.
    public enum Calendar: String, Codable, Sendable, CaseIterable {
        case gregorian, buddhist, chinese, coptic, ethiopic, hebrew, indian, islamic, iso8601, japanese, persian, roc
    }

    /// The kind of an entry's snapshots.
    public enum EntryKind: String, Codable, Sendable, CaseIterable {
        case pictures, values
    }

    /// The snapshots that one test function covers.
    public enum Granularity: String, Codable, Sendable, CaseIterable {
        case entry, environment, `case`
    }

    /// The test framework.
    public var framework: Framework
    /// The library that asserts pictures.
    public var imageEngine: Engine
    /// The library that asserts values.
    public var valueEngine: Engine
    /// The library that reads the accessibility elements of views.
    public var treeEngine: TreeEngine
    /// The snapshots that one test function covers.
    public var granularity: Granularity
    /// Modules that the generated tests import.
    public var imports: [String]
    /// Modules that the generated tests import with `@testable`, beside those that they name.
    public var testableImports: [String]
    /// A built-in template's name or a path; by default, the framework's own.
    public var template: String
    /// The variable `argument` of templates written for Sourcery or Prefire.
    public var arguments: [String: UserValue]
    /// The folder of the generated files, below the root.
    public var output: RelativePath
    /// The test target's name, the first folder below the references.
    public var target: String
    /// The model of the simulator that pictures are recorded on, `iPhone15,2`; `nil` for any.
    public var simulatorDevice: String?
    /// The system that pictures are recorded on; `nil` for any.
    public var requiredOS: SystemVersion?
    /// The type with the hooks that run before the tests and around each picture; `nil` for none.
    public var setUp: String?
    /// Indicates whether a test compares the previews of the program with the plan.
    public var checksProgram: Bool
    /// The identifier of the time zone of pictures.
    public var timeZone: String
    /// The calendar of pictures.
    public var calendar: Calendar
    /// The languages of the test plan, for environments that leave theirs to the run.
    public var languages: [String]
    /// The modules whose entries the target takes; empty for all.
    public var modules: [String]
    /// Patterns of which one matches the name, title or id of each entry that the target takes; empty for all.
    public var include: [Glob]
    /// The kinds of entries that the target takes; empty for all.
    public var kinds: [EntryKind]

    /// Settings; what is left out has its default.
    public init(
        framework: Framework = .xctest,
        imageEngine: Engine = .snapshotTesting,
        valueEngine: Engine = .snapshotTesting,
        treeEngine: TreeEngine = .snapgen,
        granularity: Granularity = .entry,
        imports: [String] = [],
        testableImports: [String] = [],
        template: String? = nil,
        arguments: [String: UserValue] = [:],
        output: RelativePath = TestSettings.defaultOutput,
        target: String = "SnapshotTests",
        simulatorDevice: String? = nil,
        requiredOS: SystemVersion? = nil,
        setUp: String? = nil,
        checksProgram: Bool = true,
        timeZone: String = "GMT",
        calendar: Calendar = .gregorian,
        languages: [String] = [],
        modules: [String] = [],
        include: [Glob] = [],
        kinds: [EntryKind] = []
    ) {
        self.framework = framework
        self.imageEngine = imageEngine
        self.valueEngine = valueEngine
        self.treeEngine = treeEngine
        self.granularity = granularity
        self.imports = imports
        self.testableImports = testableImports
        self.template = template ?? framework.rawValue
        self.arguments = arguments
        self.output = output
        self.target = target
        self.simulatorDevice = simulatorDevice
        self.requiredOS = requiredOS
        self.setUp = setUp
        self.checksProgram = checksProgram
        self.timeZone = timeZone
        self.calendar = calendar
        self.languages = languages
        self.modules = modules
        self.include = include
        self.kinds = kinds
    }

    /// Returns whether the target takes an entry.
    public func takes(_ entry: CatalogEntry) -> Bool {
        let kind: EntryKind = entry.strategy == .image ? .pictures : .values
        return (modules.isEmpty || modules.contains(entry.module)) && (kinds.isEmpty || kinds.contains(kind))
            && (include.isEmpty || include.contains { $0.matches(entry) })
    }

    /// The engine that asserts references of `strategy`.
    public func engine(for strategy: CaptureStrategy) -> Engine {
        strategy == .image ? imageEngine : valueEngine
    }
}
