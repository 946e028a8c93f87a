import SnapgenConfiguration
import SnapgenModel
import SnapgenNames
import SnapgenPlan
import SnapgenScan

struct SupportContext {
    private let names: SwiftNames
    private let options: RenderOptions
    private let strategies: Set<CaptureStrategy>
    private let usesCatalog: Bool
    private let batches: [PlannedBatch]
    /// The environments that tests name, alone or by their batch, in the plan's order.
    private let environments: [SnapshotEnvironment]

    init(_ plan: TestPlan, _ options: RenderOptions) {
        self.options = options
        names = SwiftNames(plan.batches)
        let tests = plan.suites.flatMap(\.tests)
        strategies = Set(tests.map(\.entry.strategy))
        usesCatalog = tests.contains(where: \.entry.declaration.hasModifier)
        let named = Set(tests.compactMap(\.batch))
        batches = plan.batches.filter { named.contains($0.name) }
        // Most tests share the environments of a batch.
        var missing = Set(Set(tests.map(\.environments)).joined())
        environments = plan.batches.flatMap(\.environments).filter { missing.remove($0.name) != nil }
    }

    /// A member whose name ends in `literal` is Swift source.
    static let members: TemplateMembers<SupportContext> = [
        "framework": .text { $0.options.tests.framework.rawValue },
        "is_empty": .flag { $0.strategies.isEmpty },
        "uses_images": .flag { $0.usesImages },
        "values_engine": .text { $0.usesValues ? $0.options.tests.engines.values.rawValue : "" },
        "uses_snapshot_testing": .flag { context in
            context.strategies.contains { context.options.tests.engine(for: $0) == .snapshotTesting }
        },
        "requires_simulator": .flag { $0.usesImages && $0.requirement != nil },
        "uses_catalog": .flag { $0.usesCatalog },
        "uses_trees": .flag { $0.usesTrees },
        "settings": .texts { $0.settings },
        "screens": .list(Constant.members) { context in context.screens.map(context.constant) },
        "environments": .list(Constant.members) { context in context.environments.map(context.constant) },
        "batches": .list(Constant.members) { context in context.batches.map(context.constant) },
    ]

    private struct Constant {
        let name: String
        let arguments: [String]

        static let members: TemplateMembers<Constant> = [
            "name": .text { $0.name },
            "arguments": .texts { $0.arguments },
            "environments": .texts { $0.arguments },
            "is_long": .flag { $0.isLong },
        ]

        /// Indicates whether `static let = Self()` and its indentation leave too little of 120 columns.
        var isLong: Bool { name.count + arguments.reduce(0) { $0 + $1.count + 2 } > 98 }
    }

    private var usesImages: Bool { strategies.contains(.image) }
    private var usesValues: Bool { strategies.contains { $0 != .image } }
    private var usesTrees: Bool { strategies.contains(.tree) }

    private var settings: [String] {
        let engine = "SnapgenSnapshotTesting()"
        let pictures = options.configuration.pictures
        let all: [String?] = [
            references,
            usesValues && options.tests.engines.values == .snapshotTesting ? "values: \(engine)" : nil,
            usesImages && options.tests.engines.images == .snapshotTesting ? "pictures: \(engine)" : nil,
            pictures.precision.flatMap { $0 == 1 ? nil : "precision: \(SwiftLiteral.number($0))" },
            pictures.perceptualPrecision.flatMap { $0 == 1 ? nil : "perceptualPrecision: \(SwiftLiteral.number($0))" },
            pictures.draw == .window ? "drawing: .window" : nil,
            pictures.allowBlank == true ? "allowsBlank: true" : nil,
            usesImages ? region : nil,
            languages.isEmpty ? nil : "languages: \(SwiftLiteral.array(languages.map(SwiftLiteral.string)))",
            usesImages ? requirement : nil,
            usesTrees ? "trees: SnapgenAccessibilitySnapshot()" : nil,
            options.tests.setUp.map { "setUp: \(SwiftIdentifier.qualified($0)).self" },
        ]
        return all.compactMap { $0 }
    }

    private var references: String {
        let place = SwiftLiteral.string("/\(options.tests.output)/\(GeneratedFileName.runtime)")
        let root =
            options.builtPackage.map(SwiftLiteral.string)
            ?? "SnapgenReferences.root(\n                of: \"\\(#filePath)\", at: \(place))"
        let folder = SwiftLiteral.string(options.configuration.references.folder.string)
        return "references: SnapgenReferences(\n            folder: \(folder),\n            packageRoot: \(root),\n"
            + "            record: .\(options.configuration.references.record.rawValue)"
            + (naming.map { ",\n            \($0)" } ?? "") + ")"
    }

    private var naming: String? {
        switch options.configuration.references.naming {
        case .numbered: "naming: .numbers"
        case .pattern(let pattern): "pattern: \(SwiftLiteral.string(pattern.text))"
        case .snapgen, .prefire, .prefireSplit: nil
        }
    }

    private var region: String? {
        let (zone, calendar) = (options.tests.recording.timeZone, options.tests.recording.calendar)
        return Self.call(
            "region: SnapgenRegion", zone == "GMT" ? nil : "timeZone: \(SwiftLiteral.string(zone))",
            calendar == .gregorian ? nil : "calendar: \(SwiftLiteral.string(calendar.rawValue))")
    }

    private var requirement: String? {
        Self.call(
            "simulator: SnapgenSimulator",
            options.tests.recording.simulatorDevice.map { "device: \(SwiftLiteral.string($0))" },
            options.tests.recording.requiredOS.map { "system: \(SwiftLiteral.array($0.numbers.map(String.init)))" })
    }

    private static func call(_ name: String, _ arguments: String?...) -> String? {
        let given = arguments.compactMap { $0 }
        return given.isEmpty ? nil : "\(name)(\(given.joined(separator: ", ")))"
    }

    private var screens: [Device] { environments.compactMap(\.layout.device).distinct(\.name) }

    /// The languages of the test run that environments wait for, in their order.
    private var languages: [String] {
        environments.filter(\.isLocaleOfRun).compactMap(\.locale).distinct { $0 }
    }

    private func constant(_ device: Device) -> Constant {
        let numbers = [("width", device.width), ("height", device.height), ("scale", device.scale)]
        // Only Mac Catalyst asks for the idiom of a window, which is that of an iPad unless an app is optimized for Mac.
        let idiom = device.idiom == .mac ? .pad : device.idiom
        let edges = [("safeArea", device.safeArea), ("landscapeSafeArea", device.landscapeSafeArea)]
        return Constant(
            name: names.screen(device.name),
            arguments: ["idiom: .\(idiom)"]
                + numbers.map { "\($0): \(SwiftLiteral.number($1))" }
                + edges.filter { $0.1 != SafeArea() }.map { "\($0): Edges(\(Self.arguments(of: $1)))" })
    }

    private static func arguments(of area: SafeArea) -> String {
        let edges = [("top", area.top), ("left", area.left), ("bottom", area.bottom), ("right", area.right)]
        return edges.filter { $0.1 != 0 }.map { "\($0): \(SwiftLiteral.number($1))" }.joined(separator: ", ")
    }

    private func constant(_ environment: SnapshotEnvironment) -> Constant {
        Constant(name: names.environment(environment.name), arguments: arguments(of: environment))
    }

    private func constant(_ batch: PlannedBatch) -> Constant {
        Constant(name: names.batch(batch.name), arguments: batch.environments.map { names.environment($0.name) })
    }

    private func arguments(of environment: SnapshotEnvironment) -> [String] {
        let name = ["name: \(SwiftLiteral.string(environment.name))"]
        let all = EnvironmentAxis.all.reduce(into: name) { all, axis in
            switch axis {
            case .layouts: all += arguments(of: environment.layout)
            case .locales: all += environment.locale.map { Self.arguments(of: $0, in: environment) } ?? []
            case .choice(let choice): all += environment.value(of: choice).map { [choice.swiftArgument($0)] } ?? []
            }
        }
        guard let placeholders = options.configuration.references.naming.pattern?.placeholders else { return all }
        let values = environment.valuesInNames.filter { placeholders.contains($0.key) }
        return all + ["values: \(SwiftLiteral.dictionary(values))"]
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
        let isRightToLeft = SnapshotEnvironment.isRightToLeft(locale)
        return (isNamed ? ["\(key): \(SwiftLiteral.string(locale))"] : [])
            + (isRightToLeft ? ["isRightToLeft: true"] : [])
    }
}
