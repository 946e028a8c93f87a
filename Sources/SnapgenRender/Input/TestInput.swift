import SnapgenModel

/// What a template sees of one test.
struct TestInput {
    private let test: PlannedTest
    private let context: SuiteContext
    /// The type as it is written where it is used; empty for a macro.
    private let type: String

    /// The input for a test of a suite.
    init(_ test: PlannedTest, in context: SuiteContext) {
        self.test = test
        self.context = context
        type = SwiftIdentifier.qualified(test.entry.name ?? "")
    }

    /// The shape that `value` always has; what ends in `literal` is Swift source.
    static let shape = TemplateShape.object([
        "function": .text,
        "shard_literal": .text,
        "availability": .list(.text),
        "assertion": .text,
        "strategy": .text,
        "type": .text,
        "samples_call": .text,
        "title_literal": .text,
        "folder_literal": .text,
        "file_literal": .text,
        "line": .number,
        "samples": .list(.text),
        "has_samples": .flag,
        "is_part": .flag,
        "is_parameterized": .flag,
        "sample_count": .number,
        "counts_names": .flag,
        "environments": .text,
        "precision": .text,
        "perceptual_precision": .text,
        "delay": .text,
        "until": .text,
        "record": .text,
    ])

    /// The test with all that its function says.
    var value: TemplateValue {
        .object([
            "function": .text(SwiftIdentifier.quoted(test.function)),
            "shard_literal": .text(SwiftLiteral.string("\(context.suite.name)/\(test.function)")),
            "availability": .texts(test.entry.availability),
            "assertion": .text(Self.assertion(of: test.entry.strategy)),
            "strategy": .text(test.entry.strategy.rawValue),
            "type": .text(type),
            "samples_call": .text(samplesCall),
            "title_literal": .text(SwiftLiteral.string(test.stem ?? test.entry.title)),
            "folder_literal": .text(SwiftLiteral.string(test.folder?.string ?? "")),
            "file_literal": .text(SwiftLiteral.string(test.entry.path.string)),
            "line": .number(test.entry.line),
            "samples": .list((test.samples ?? []).map(value)),
            "has_samples": .flag(test.samples != nil),
            "is_part": .flag(isPart),
            "is_parameterized": .flag(test.isParameterized(by: context.options.tests)),
            "sample_count": .number(test.sampleCount ?? 0),
            "counts_names": .flag(test.countsNames),
            "environments": .text(environments),
            "precision": .text(test.precision == context.options.precision ? "" : SwiftLiteral.number(test.precision)),
            "perceptual_precision": .text(perceptualPrecision),
            "record": .text(test.entry.settings.record?.rawValue ?? ""),
            "until": .text(test.entry.settings.until ?? ""),
            "delay": .text(test.delay == 0 ? "" : SwiftLiteral.number(test.delay)),
        ])
    }

    /// What gives the samples.
    private var samplesCall: String {
        if let preview = PreviewInput(test.entry, names: context.previews) { return preview.call }
        if test.entry.kind == .previews { return ".previews(\(type)._allPreviews)" }
        let modifier = test.entry.hasModifier ? ", modifier: \(type).Modifier()" : ""
        return ".samples(\(type).samples\(modifier))"
    }

    private static func assertion(of strategy: CaptureStrategy) -> String {
        switch strategy {
        case .image: "assertImages"
        case .json: "assertJSON"
        case .lines: "assertLines"
        case .dump: "assertDump"
        }
    }

    private func value(of sample: PlannedSample) -> TemplateValue {
        let arguments = [
            SwiftLiteral.string(sample.name),
            sample.stem.map { "stem: \(SwiftLiteral.string($0))" },
            "line: \(sample.line)",
            isPart ? "number: \(sample.number)" : nil,
            test.hasThemedSamples ? sample.theme.map { "theme: .\($0.rawValue)" } : nil,
        ]
        return .text(".init(\(arguments.compactMap { $0 }.joined(separator: ", ")))")
    }

    /// Whether the test takes some of the entry's samples and leaves the others to its neighbours.
    private var isPart: Bool {
        guard let samples = test.samples, let count = test.sampleCount else { return false }
        return samples.count < count
    }

    private var environments: String {
        if let batch = test.batch { return ".\(context.names.batch(batch))" }
        return SwiftLiteral.array(test.environments.map { ".\(context.names.environment($0))" })
    }

    private var perceptualPrecision: String {
        let value = test.perceptualPrecision
        return value == context.options.perceptualPrecision ? "" : SwiftLiteral.number(value)
    }
}

extension PlannedTest {
    /// Whether a view of it needs a moment on a window before it is captured.
    var needsMoment: Bool { delay > 0 || entry.settings.until != nil }

    /// Whether some of its environments do not show some of its samples.
    var hasThemedSamples: Bool {
        guard environments.count > 1, let samples, let first = samples.first else { return false }
        return samples.contains { $0.theme != first.theme }
    }
}
