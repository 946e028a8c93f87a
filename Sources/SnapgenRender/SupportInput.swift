import SnapgenModel

/// What the template of the support file sees.
struct SupportInput {
    private let plan: TestPlan
    private let names: SwiftNames
    private let options: RenderOptions

    /// The input for the tests of `plan`.
    init(_ plan: TestPlan, names: SwiftNames, options: RenderOptions) {
        self.plan = plan
        self.names = names
        self.options = options
    }

    /// The shape that `input` always has; what ends in `literal` is Swift source.
    static let shape: [String: TemplateShape] = [
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
        "screens": .list(.object(["name": .text, "arguments": .text])),
        "environments": .list(.object(["name": .text, "arguments": .list(.text), "is_long": .flag])),
        "batches": .list(.object(["name": .text, "environments": .list(.text)])),
        "text_sizes": .list(.text),
        "counts_names": .flag,
        "numbers_samples": .flag,
        "has_parameters": .flag,
        "requirement": .text,
        "requirement_words": .text,
    ]

    /// The variables with their values.
    var input: TemplateInput {
        TemplateInput(shape: Self.shape, values: values)
    }

    private var values: [String: TemplateValue] {
        [
            "framework": .text(options.tests.framework.rawValue),
            "suite_type": .text(isXCTest ? "XCTestCase" : "SnapgenSuite"),
            "shard_type": .text(usesValues && options.tests.valueEngine == .snapgen ? "TestShard" : "SnapgenShard"),
            "is_empty": .flag(tests.isEmpty),
            "uses_images": .flag(usesImages),
            "uses_previews": .flag(tests.contains { $0.entry.kind == .previews }),
            "has_own_records": .flag(tests.contains { $0.entry.settings.record != nil }),
            "uses_themed_samples": .flag(tests.contains(where: \.hasThemedSamples)),
            "uses_macros": .flag(tests.contains { $0.entry.kind == .macro }),
            "uses_arguments": .flag(tests.contains { $0.entry.preview?.arguments != nil }),
            "values_engine": .text(usesValues ? options.tests.valueEngine.rawValue : ""),
            "value_strategies": .texts(valueStrategies.map(\.rawValue)),
            "uses_snapshot_testing": .flag(usesImages || usesValues && options.tests.valueEngine == .snapshotTesting),
            "references_literal": .text(SwiftLiteral.string(options.references.string)),
            "place_literal": .text(SwiftLiteral.string("/\(options.supportPath)")),
            "has_paths_file": .flag(options.build != nil),
            "record": .text(options.record.rawValue),
            "record_type": .text("SnapshotTestingConfiguration.Record\(isXCTest ? "" : "?")"),
            "record_fallback": .text(isXCTest ? ".\(options.record)" : "nil"),
            "precision": .text(SwiftLiteral.number(options.precision)),
            "perceptual_precision": .text(SwiftLiteral.number(options.perceptualPrecision)),
            "screens": .list(screens.map(value)),
            "environments": .list(environments.map(value)),
            "batches": .list(batches.map(value)),
            "text_sizes": .texts(textSizes.map(\.rawValue)),
            "counts_names": .flag(tests.contains(where: \.countsNames)),
            "numbers_samples": .flag(options.naming == .numbered),
            "has_parameters": .flag(tests.contains { $0.isParameterized(by: options.tests) }),
            "requirement": .text(requirement.condition),
            "requirement_words": .text(requirement.words),
        ]
    }

    private var requirement: SimulatorRequirement { SimulatorRequirement(options.tests) }
    private var isXCTest: Bool { options.tests.framework == .xctest }
    private var tests: [PlannedTest] { plan.suites.flatMap(\.tests) }
    private var usesImages: Bool { tests.contains { $0.entry.strategy == .image } }
    private var usesValues: Bool { !valueStrategies.isEmpty }

    private var valueStrategies: [CaptureStrategy] {
        CaptureStrategy.allCases.filter { strategy in
            strategy != .image && tests.contains { $0.entry.strategy == strategy }
        }
    }
}

extension SupportInput {
    /// The environments that tests name, alone or by their batch, in the plan's order.
    private var environments: [SnapshotEnvironment] {
        let used = Set(tests.flatMap(\.environments))
        var seen: Set<String> = []
        return plan.batches.flatMap(\.environments).filter { used.contains($0.name) && seen.insert($0.name).inserted }
    }

    private var screens: [Device] {
        var seen: Set<String> = []
        return environments.compactMap { environment in
            guard case .device(let device) = environment.layout, seen.insert(device.name).inserted else { return nil }
            return device
        }
    }

    private var batches: [PlannedBatch] {
        let used = Set(tests.compactMap(\.batch))
        return plan.batches.filter { used.contains($0.name) }
    }

    private var textSizes: [SnapshotEnvironment.TextSize] {
        SnapshotEnvironment.TextSize.allCases.filter { size in environments.contains { $0.textSize == size } }
    }

    private func value(of device: Device) -> TemplateValue {
        let edges = [
            ("top", device.safeArea.top), ("left", device.safeArea.left),
            ("bottom", device.safeArea.bottom), ("right", device.safeArea.right),
        ]
        let numbers = [("width", device.width), ("height", device.height), ("scale", device.scale)]
        let arguments = numbers + edges.filter { $0.1 != 0 }
        return .object([
            "name": .text(names.screen(device.name)),
            "arguments": .text(arguments.map { "\($0): \(SwiftLiteral.number($1))" }.joined(separator: ", ")),
        ])
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

    /// What of 120 columns is left beside `static let = Self()` and its indentation.
    private static let longestLine = 100

    private func arguments(of environment: SnapshotEnvironment) -> [String] {
        var arguments = ["name: \(SwiftLiteral.string(environment.name))"]
        if case .device(let device) = environment.layout {
            arguments.append("screen: .\(names.screen(device.name))")
        }
        if let theme = environment.theme { arguments.append("theme: .\(theme)") }
        if let locale = environment.locale {
            arguments.append("locale: \(SwiftLiteral.string(locale))")
            if TextDirection.isRightToLeft(locale) { arguments.append("isRightToLeft: true") }
        }
        if let size = environment.textSize { arguments.append("textSize: .\(size)") }
        return arguments
    }

    private func value(of batch: PlannedBatch) -> TemplateValue {
        .object([
            "name": .text(names.batch(batch.name)),
            "environments": .texts(batch.environments.map { names.environment($0.name) }),
        ])
    }
}
