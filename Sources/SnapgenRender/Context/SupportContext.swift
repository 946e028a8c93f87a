import SnapgenConfiguration
import SnapgenModel
import SnapgenPlan

/// The context of the template of the settings.
struct SupportContext {
    private let plan: TestPlan
    private let names: SwiftNames
    private let options: RenderOptions
    private let needs: TestNeeds
    /// The environments that tests name, alone or by their batch, in the plan's order.
    private let environments: [SnapshotEnvironment]

    init(_ plan: TestPlan, names: SwiftNames, options: RenderOptions) {
        self.plan = plan
        self.names = names
        self.options = options
        let needs = TestNeeds(plan)
        var seen: Set<String> = []
        self.needs = needs
        environments = plan.batches.flatMap(\.environments).filter { environment in
            needs.environments.contains(environment.name) && seen.insert(environment.name).inserted
        }
    }

    /// The schema of `context`; what ends in `literal` is Swift source.
    static let schema: [String: TemplateSchema] = [
        "framework": .text,
        "is_empty": .flag,
        "uses_images": .flag,
        "values_engine": .text,
        "uses_snapshot_testing": .flag,
        "requires_simulator": .flag,
        "uses_catalog": .flag,
        "uses_keys": .flag,
        "uses_trees": .flag,
        "settings": .list(.text),
        "screens": .list(.object(["name": .text, "arguments": .list(.text)])),
        "environments": .list(.object(["name": .text, "arguments": .list(.text), "is_long": .flag])),
        "batches": .list(.object(["name": .text, "environments": .list(.text)])),
    ]

    /// The variables with their values.
    var context: TemplateContext {
        TemplateContext(schema: Self.schema, values: values)
    }

    private var values: [String: Any] {
        [
            "framework": options.tests.framework.rawValue,
            "is_empty": needs.strategies.isEmpty,
            "uses_images": usesImages,
            "values_engine": usesValues ? options.tests.engines.values.rawValue : "",
            "uses_snapshot_testing": usesSnapshotTesting,
            "requires_simulator": usesImages && requirement != nil,
            "uses_catalog": needs.usesCatalog,
            "uses_keys": usesKeys,
            "uses_trees": usesTrees,
            "settings": settings,
            "screens": screens.map(value),
            "environments": environments.map(value),
            "batches": batches.map(value),
        ]
    }

    private var usesImages: Bool { needs.strategies.contains(.image) }
    private var usesKeys: Bool { needs.strategies.contains(.keys) }
    /// Indicates whether AccessibilitySnapshot reads the elements of views.
    private var usesTrees: Bool {
        options.tests.engines.tree == .accessibilitySnapshot && needs.strategies.contains(.tree)
    }
    private var usesValues: Bool { needs.strategies.contains { $0 != .image } }

    private var usesSnapshotTesting: Bool {
        needs.strategies.contains { options.tests.engine(for: $0) == .snapshotTesting }
    }
}

extension SupportContext {
    /// The arguments of the settings, without those that have their defaults.
    private var settings: [String] {
        let engine = "SnapgenSnapshotTesting()"
        let (precision, similarity) = (options.configuration.precision, options.configuration.perceptualPrecision)
        let all: [String?] = [
            references,
            options.configuration.naming == .numbered ? "naming: .numbers" : nil,
            usesValues && options.tests.engines.values == .snapshotTesting ? "values: \(engine)" : nil,
            usesImages && options.tests.engines.images == .snapshotTesting ? "pictures: \(engine)" : nil,
            precision == 1 ? nil : "precision: \(SwiftLiteral.number(precision))",
            similarity == 1 ? nil : "perceptualPrecision: \(SwiftLiteral.number(similarity))",
            options.configuration.draw == .layer ? nil : "drawing: .\(options.configuration.draw.rawValue)",
            options.configuration.allowBlank ? "allowsBlank: true" : nil,
            usesImages ? region : nil,
            languages.isEmpty ? nil : "languages: \(SwiftLiteral.array(languages.map(SwiftLiteral.string)))",
            usesImages ? requirement : nil,
            usesKeys ? "keys: SnapgenAccessibilityKeys()" : nil,
            usesTrees ? "trees: SnapgenAccessibilitySnapshot()" : nil,
            options.tests.setUp.map { "setUp: \(SwiftIdentifier.qualified($0)).self" },
        ]
        return all.compactMap { $0 }
    }

    private var references: String {
        let place = SwiftLiteral.string("/\(options.runtimePath)")
        let root =
            options.build == nil
            ? "SnapgenReferences.root(\n                of: \"\\(#filePath)\", at: \(place))"
            : SwiftLiteral.string(options.build?.packageRoot ?? "")
        let folder = SwiftLiteral.string(options.configuration.references.string)
        return "references: SnapgenReferences(\n            folder: \(folder),\n            packageRoot: \(root),\n"
            + "            record: .\(options.configuration.record.rawValue))"
    }

    /// The time zone and the calendar of pictures; `nil` for the defaults.
    private var region: String? {
        let (zone, calendar) = (options.tests.recording.timeZone, options.tests.recording.calendar)
        let arguments = [
            zone == "GMT" ? nil : "timeZone: \(SwiftLiteral.string(zone))",
            calendar == .gregorian ? nil : "calendar: \(SwiftLiteral.string(calendar.rawValue))",
        ].compactMap { $0 }
        return arguments.isEmpty ? nil : "region: SnapgenRegion(\(arguments.joined(separator: ", ")))"
    }

    /// The simulator that pictures are recorded on; `nil` for any.
    private var requirement: String? {
        let arguments = [
            options.tests.recording.simulatorDevice.map { "device: \(SwiftLiteral.string($0))" },
            options.tests.recording.requiredOS.map { "system: \(SwiftLiteral.array($0.numbers.map(String.init)))" },
        ].compactMap { $0 }
        return arguments.isEmpty ? nil : "simulator: SnapgenSimulator(\(arguments.joined(separator: ", ")))"
    }
}

extension SupportContext {
    private var screens: [Device] {
        var seen: Set<String> = []
        return environments.compactMap { environment in
            environment.layout.device.flatMap { seen.insert($0.name).inserted ? $0 : nil }
        }
    }

    private var batches: [PlannedBatch] {
        plan.batches.filter { needs.batches.contains($0.name) }
    }

    /// The languages of the test run that environments wait for, in their order.
    private var languages: [String] {
        var seen: Set<String> = []
        return environments.filter(\.isLocaleOfRun).compactMap(\.locale).filter { seen.insert($0).inserted }
    }

    private func value(of device: Device) -> TemplateObject {
        let numbers = [("width", device.width), ("height", device.height), ("scale", device.scale)]
        let edges = [("safeArea", device.safeArea), ("landscapeSafeArea", device.landscapeSafeArea)]
        return [
            "name": names.screen(device.name),
            "arguments": ["idiom: .\(device.idiom)"]
                + numbers.map { "\($0): \(SwiftLiteral.number($1))" }
                + edges.filter { $0.1 != SafeArea() }.map { "\($0): Edges(\(Self.arguments(of: $1)))" },
        ]
    }

    private static func arguments(of area: SafeArea) -> String {
        let edges = [("top", area.top), ("left", area.left), ("bottom", area.bottom), ("right", area.right)]
        return edges.filter { $0.1 != 0 }.map { "\($0): \(SwiftLiteral.number($1))" }.joined(separator: ", ")
    }

    private func value(of environment: SnapshotEnvironment) -> TemplateObject {
        let name = names.environment(environment.name)
        let arguments = arguments(of: environment)
        let length = name.count + arguments.reduce(0) { $0 + $1.count + 2 }
        return ["name": name, "arguments": arguments, "is_long": length > Self.longestLine]
    }

    /// The columns of 120 that `static let = Self()` and its indentation leave.
    private static let longestLine = 98

    private func arguments(of environment: SnapshotEnvironment) -> [String] {
        let name = ["name: \(SwiftLiteral.string(environment.name))"]
        return EnvironmentAxis.all.reduce(into: name) { all, axis in
            switch axis {
            case .layouts: all += arguments(of: environment.layout)
            case .locales: all += environment.locale.map { Self.arguments(of: $0, in: environment) } ?? []
            case .choice(let choice): all += environment.value(of: choice).map { [$0.swiftArgument] } ?? []
            }
        }
    }

    private func arguments(of layout: SnapshotEnvironment.Layout) -> [String] {
        switch layout {
        case .device(let device): ["screen: .\(names.screen(device.name))"]
        case .width(let device): ["screen: .\(names.screen(device.name))", "frame: .width"]
        case .fixed(let width, let height):
            ["frame: .fixed(width: \(SwiftLiteral.number(width)), height: \(SwiftLiteral.number(height)))"]
        case .sizeThatFits: []
        }
    }

    /// A language of the run is there before any test; a pseudo-language is no locale.
    private static func arguments(of locale: String, in environment: SnapshotEnvironment) -> [String] {
        let pseudo = PseudoLanguage(rawValue: locale)
        let key = environment.isLocaleOfRun ? "language" : "locale"
        let isNamed = environment.isLocaleOfRun || pseudo == nil
        let isRightToLeft = pseudo?.isRightToLeft ?? TextDirection.isRightToLeft(locale)
        return (isNamed ? ["\(key): \(SwiftLiteral.string(locale))"] : [])
            + (isRightToLeft ? ["isRightToLeft: true"] : [])
    }

    private func value(of batch: PlannedBatch) -> TemplateObject {
        ["name": names.batch(batch.name), "environments": batch.environments.map { names.environment($0.name) }]
    }
}
