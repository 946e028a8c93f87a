import SnapgenModel

/// The context of the support file's template.
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
        let needs = TestNeeds(plan, options.tests)
        var seen: Set<String> = []
        self.needs = needs
        environments = plan.batches.flatMap(\.environments).filter { environment in
            needs.environments.contains(environment.name) && seen.insert(environment.name).inserted
        }
    }

    /// The schema of `context`; what ends in `literal` is Swift source.
    static let schema: [String: TemplateSchema] = [
        "framework": .text,
        "suite_type": .text,
        "shard_type": .text,
        "is_empty": .flag,
        "uses_images": .flag,
        "uses_previews": .flag,
        "uses_macros": .flag,
        "uses_themed_samples": .flag,
        "has_own_records": .flag,
        "uses_arguments": .flag,
        "values_engine": .text,
        "value_strategies": .list(.text),
        "uses_snapshot_testing": .flag,
        "references_literal": .text,
        "place_literal": .text,
        "has_paths_file": .flag,
        "record": .text,
        "record_type": .text,
        "record_fallback": .text,
        "precision": .text,
        "perceptual_precision": .text,
        "screens": .list(.object(["name": .text, "arguments": .list(.text)])),
        "environments": .list(.object(["name": .text, "arguments": .list(.text), "is_long": .flag])),
        "batches": .list(.object(["name": .text, "environments": .list(.text)])),
        "text_sizes": .list(.text),
        "axes": .list(.object(["is_locale": .flag, "property": .list(.text)])),
        "uses_frames": .flag,
        "uses_widths": .flag,
        "languages": .list(.text),
        "counts_names": .flag,
        "numbers_samples": .flag,
        "has_parameters": .flag,
        "requirement": .text,
        "requirement_words": .text,
    ].merging(EnvironmentAxis.choices.map { ($0.flag, .flag) }) { $1 }

    /// The variables with their values.
    var context: TemplateContext {
        TemplateContext(schema: Self.schema, values: values)
    }

    private var values: [String: TemplateValue] {
        [
            "framework": .text(options.tests.framework.rawValue),
            "suite_type": .text(isXCTest ? "XCTestCase" : "SnapgenSuite"),
            "shard_type": .text(usesValues && options.tests.valueEngine == .snapgen ? "TestShard" : "SnapgenShard"),
            "is_empty": .flag(needs.strategies.isEmpty),
            "uses_images": .flag(usesImages),
            "uses_previews": .flag(needs.kinds.contains(.previews)),
            "has_own_records": .flag(needs.hasRecords),
            "uses_themed_samples": .flag(needs.hasThemedSamples),
            "uses_macros": .flag(needs.kinds.contains(.macro)),
            "uses_arguments": .flag(needs.hasArguments),
            "values_engine": .text(usesValues ? options.tests.valueEngine.rawValue : ""),
            "value_strategies": .texts(valueStrategies.map(\.rawValue)),
            "uses_snapshot_testing": .flag(usesImages || usesValues && options.tests.valueEngine == .snapshotTesting),
            "references_literal": .text(SwiftLiteral.string(options.configuration.references.string)),
            "place_literal": .text(SwiftLiteral.string("/\(options.supportPath)")),
            "has_paths_file": .flag(options.build != nil),
            "record": .text(options.configuration.record.rawValue),
            "record_type": .text("SnapshotTestingConfiguration.Record\(isXCTest ? "" : "?")"),
            "record_fallback": .text(isXCTest ? ".\(options.configuration.record)" : "nil"),
            "precision": .text(SwiftLiteral.number(options.configuration.precision)),
            "perceptual_precision": .text(SwiftLiteral.number(options.configuration.perceptualPrecision)),
            "screens": .list(screens.map(value)),
            "environments": .list(environments.map(value)),
            "batches": .list(batches.map(value)),
            "text_sizes": .texts(textSizes.map(\.rawValue)),
            "axes": .list(axes),
            "uses_frames": .flag(environments.contains(where: \.layout.isFrame)),
            "uses_widths": .flag(environments.contains(where: \.layout.isWidth)),
            "languages": .texts(languages.map(SwiftLiteral.string)),
            "counts_names": .flag(needs.countsNames),
            "numbers_samples": .flag(options.configuration.naming == .numbered),
            "has_parameters": .flag(needs.hasParameters),
            "requirement": .text(requirement.condition),
            "requirement_words": .text(requirement.words),
        ].merging(EnvironmentAxis.choices.map { ($0.flag, .flag(uses($0))) }) { $1 }
    }

    private var requirement: SimulatorRequirement { SimulatorRequirement(options.tests) }
    private var isXCTest: Bool { options.tests.framework == .xctest }
    private var usesImages: Bool { needs.strategies.contains(.image) }
    private var usesValues: Bool { !valueStrategies.isEmpty }

    private var valueStrategies: [CaptureStrategy] {
        CaptureStrategy.allCases.filter { $0 != .image && needs.strategies.contains($0) }
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

    private var textSizes: [SnapshotEnvironment.TextSize] {
        SnapshotEnvironment.TextSize.allCases.filter { size in
            environments.contains { $0[SnapshotEnvironment.TextSize.self] == size }
        }
    }

    /// The axes whose properties an environment has, in their order; its screen and frame are apart.
    private var axes: [TemplateValue] {
        EnvironmentAxis.all.compactMap { axis in
            switch axis {
            case .layouts: nil
            case .locales: .object(["is_locale": .flag(true), "property": .texts([])])
            case .choice(let choice) where choice.isAlwaysDeclared || uses(choice):
                .object(["is_locale": .flag(false), "property": .texts(choice.swiftProperty)])
            case .choice: nil
            }
        }
    }

    /// Returns whether an environment has another value than the usual one.
    private func uses(_ choice: any EnvironmentChoice.Type) -> Bool {
        environments.contains { $0.value(of: choice) != nil }
    }

    /// The languages of the test run that environments wait for, in their order.
    private var languages: [String] {
        var seen: Set<String> = []
        return environments.filter(\.isLocaleOfRun).compactMap(\.locale).filter { seen.insert($0).inserted }
    }

    private func value(of device: Device) -> TemplateValue {
        let numbers = [("width", device.width), ("height", device.height), ("scale", device.scale)]
        let edges = [("safeArea", device.safeArea), ("landscapeSafeArea", device.landscapeSafeArea)]
        return .object([
            "name": .text(names.screen(device.name)),
            "arguments": .texts(
                ["idiom: .\(device.idiom)"]
                    + numbers.map { "\($0): \(SwiftLiteral.number($1))" }
                    + edges.filter { $0.1 != SafeArea() }.map { "\($0): Edges(\(Self.arguments(of: $1)))" }),
        ])
    }

    private static func arguments(of area: SafeArea) -> String {
        let edges = [("top", area.top), ("left", area.left), ("bottom", area.bottom), ("right", area.right)]
        return edges.filter { $0.1 != 0 }.map { "\($0): \(SwiftLiteral.number($1))" }.joined(separator: ", ")
    }

    private func value(of environment: SnapshotEnvironment) -> TemplateValue {
        let name = names.environment(environment.name)
        let arguments = arguments(of: environment)
        let length = name.count + arguments.reduce(0) { $0 + $1.count + 2 }
        return .object([
            "name": .text(name),
            "arguments": .texts(arguments),
            "is_long": .flag(length > Self.longestLine),
        ])
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

    private func value(of batch: PlannedBatch) -> TemplateValue {
        .object([
            "name": .text(names.batch(batch.name)),
            "environments": .texts(batch.environments.map { names.environment($0.name) }),
        ])
    }
}

extension SnapshotEnvironment.Layout {
    /// Indicates whether it gives a view a frame of its own in place of the screen's.
    fileprivate var isFrame: Bool {
        switch self {
        case .width, .fixed: true
        case .device, .sizeThatFits: false
        }
    }

    fileprivate var isWidth: Bool {
        if case .width = self { true } else { false }
    }
}

extension EnvironmentChoice {
    /// The variable of templates that tells whether an environment sets the axis: `uses_text_size`.
    fileprivate static var flag: String { "uses_\(noun.replacing(" ", with: "_"))" }
}
