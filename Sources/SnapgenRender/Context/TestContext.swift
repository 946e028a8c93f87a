import SnapgenModel

/// The context of one test.
struct TestContext {
    private let test: PlannedTest
    private let suite: PlannedSuite
    private let context: TestsContext

    init(_ test: PlannedTest, of suite: PlannedSuite, in context: TestsContext) {
        self.test = test
        self.suite = suite
        self.context = context
    }

    /// The schema of `value`; what ends in `literal` is Swift source.
    static let schema = TemplateSchema.object([
        "function": .text,
        "shard_literal": .text,
        "availability": .list(.text),
        "guards": .list(.text),
        "assertion": .text,
        "call": .text,
        "effects": .text,
        "is_async": .flag,
        "strategy": .text,
        "shows_views": .flag,
        "type_literal": .text,
        "samples_call": .text,
        "title_literal": .text,
        "folder_literal": .text,
        "file_literal": .text,
        "samples": .list(.text),
        "has_samples": .flag,
        "brief_samples": .text,
        "is_part": .flag,
        "is_parameterized": .flag,
        "sample_count": .number,
        "counts_names": .flag,
        "before_environments": .text,
        "environments": .text,
        "precision": .text,
        "perceptual_precision": .text,
        "draw": .text,
        "allow_blank": .text,
        "delay": .text,
        "until": .text,
        "record": .text,
    ])

    /// The values of the test's function.
    var value: TemplateValue {
        .object([
            "function": .text(SwiftIdentifier.quoted(test.function)),
            "shard_literal": .text(SwiftLiteral.string("\(suite.name)/\(test.function)")),
            "availability": .texts(availability.attributes),
            "guards": .texts(availability.guards),
            "assertion": .text(Self.assertion(of: test.entry.strategy)),
            "call": .text(call),
            "effects": .text(effects),
            "is_async": .flag(isAsync),
            "strategy": .text(test.entry.strategy.rawValue),
            "shows_views": .flag(showsViews),
            "type_literal": .text(test.entry.kind == .macro ? "" : SwiftLiteral.string(test.entry.name ?? "")),
            "samples_call": .text(SamplesCall(test.entry).text),
            "title_literal": .text(SwiftLiteral.string(test.stem ?? test.entry.title)),
            "folder_literal": .text(SwiftLiteral.string(test.folder?.string ?? "")),
            "file_literal": .text(SwiftLiteral.string(test.entry.path.string)),
            "samples": .list((test.samples ?? []).map(value)),
            "has_samples": .flag(test.samples != nil),
            "brief_samples": .text(briefSamples ?? ""),
            "is_part": .flag(isPart),
            "is_parameterized": .flag(test.isParameterized(by: context.options.tests)),
            "sample_count": .number(test.sampleCount ?? 0),
            "counts_names": .flag(test.countsNames),
            "before_environments": .text(isLong ? "\n            " : " "),
            "environments": .text(environments),
            "precision": .text(hasOwnPrecision ? SwiftLiteral.number(test.precision) : ""),
            "perceptual_precision": .text(hasOwnPrecision ? SwiftLiteral.number(test.perceptualPrecision) : ""),
            "draw": .text(test.entry.strategy == .image ? test.draw?.rawValue ?? "" : ""),
            "allow_blank": .text(allowBlank),
            "record": .text(test.entry.settings.record?.rawValue ?? ""),
            "until": .text(test.entry.settings.until ?? ""),
            "delay": .text(test.delay == 0 ? "" : SwiftLiteral.number(test.delay)),
        ])
    }

    /// Indicates whether samples and environments do not fit into one line of 120 columns.
    private var isLong: Bool { SamplesCall(test.entry).text.count + environments.count > 93 }

    private static func assertion(of strategy: CaptureStrategy) -> String {
        switch strategy {
        case .image: "assertImages"
        case .json: "assertJSON"
        case .lines: "assertLines"
        case .dump: "assertDump"
        case .tree: "assertTree"
        case .keys: "assertKeys"
        }
    }

    /// The assertion with its prefix: XCTest's synchronous tests get themselves as `$0`.
    private var call: String {
        let assertion = Self.assertion(of: test.entry.strategy)
        guard isAsync else { return isXCTest ? "\(showsViews ? "try " : "")$0.\(assertion)" : assertion }
        return showsViews ? "try await \(assertion)" : assertion
    }

    /// The effects before a function's body: no more than needed, because each costs the compiler time.
    private var effects: String {
        if isAsync { return " async throws" }
        return showsViews || !availability.guards.isEmpty ? " throws" : ""
    }

    /// Indicates whether the test is asynchronous: for samples that are made so, and for views in Swift Testing.
    private var isAsync: Bool { test.entry.kind == .asyncSamples || showsViews && !isXCTest }

    private var showsViews: Bool { test.entry.strategy.showsViews }

    private var isXCTest: Bool { context.options.tests.framework == .xctest }

    private var availability: TestAvailability {
        TestAvailability(test.entry.availability, isXCTest: isXCTest)
    }

    /// The samples as one literal if each has only a name and a line; `nil` if a list is required.
    private var briefSamples: String? {
        if test.countsNames || test.isParameterized(by: context.options.tests) || test.entry.settings.record != nil
            || isPart
        {
            return nil
        }
        guard let samples = test.samples else { return SwiftLiteral.string("*") }
        let isBrief = samples.allSatisfy { sample in
            sample.stem == nil && (sample.theme == nil || !test.hasThemedSamples)
                && !sample.name.contains(" ")
        }
        guard isBrief else { return nil }
        return SwiftLiteral.string(samples.map(\.name).joined(separator: " "))
    }

    private func value(of sample: PlannedSample) -> TemplateValue {
        let arguments = [
            SwiftLiteral.string(sample.name),
            sample.stem.map { "stem: \(SwiftLiteral.string($0))" },
            isPart ? "number: \(sample.number)" : nil,
            test.hasThemedSamples ? sample.theme.map { "theme: .\($0.rawValue)" } : nil,
        ]
        return .text(".init(\(arguments.compactMap { $0 }.joined(separator: ", ")))")
    }

    /// Indicates whether the test takes some of the entry's samples and leaves the others to its neighbours.
    private var isPart: Bool {
        guard let samples = test.samples, let count = test.sampleCount else { return false }
        return samples.count < count
    }

    /// A view without keys needs no permission.
    private var allowBlank: String {
        test.entry.strategy == .keys ? "" : test.entry.settings.allowBlank.map { "\($0)" } ?? ""
    }

    private var environments: String {
        if let batch = test.batch { return ".\(context.names.batch(batch))" }
        return SwiftLiteral.array(test.environments.map { ".\(context.names.environment($0))" })
    }

    /// Indicates whether a picture has to be more or less alike than usual, in one way or the other.
    private var hasOwnPrecision: Bool {
        guard test.entry.strategy == .image else { return false }
        let usual = context.options.configuration
        return test.precision != usual.precision || test.perceptualPrecision != usual.perceptualPrecision
    }
}

extension PlannedTest {
    /// Indicates whether some of its environments do not show some of its samples.
    var hasThemedSamples: Bool {
        guard environments.count > 1, let samples, let first = samples.first else { return false }
        return samples.contains { $0.theme != first.theme }
    }
}
