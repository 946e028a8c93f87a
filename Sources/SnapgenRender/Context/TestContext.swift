import SnapgenConfiguration
import SnapgenModel
import SnapgenNames
import SnapgenPlan
import SnapgenScan

struct TestContext {
    let test: PlannedTest
    /// The test's own entry, which takes long to copy.
    let entry: CatalogEntry
    let suite: PlannedSuite
    let context: TestsContext

    /// A member whose name ends in `literal` is Swift source.
    static let members: TemplateMembers<TestContext> = [
        "function": .text { $0.function },
        "shard_literal": .text { $0.shardLiteral },
        "code": .text { $0.code },
        "availability": .texts { $0.availability.attributes },
        "guards": .texts { $0.availability.guards },
        "assertion": .text { $0.assertion },
        "assertion_code": .text { $0.assertionCode },
        "call": .text { $0.call },
        "effects": .text { $0.effects },
        "is_async": .flag { $0.isAsync },
        "strategy": .text { $0.entry.strategy.rawValue },
        "shows_views": .flag { $0.showsViews },
        "type_literal": .text { $0.typeLiteral },
        "samples_call": .text { $0.samplesCall },
        "title_literal": .text { $0.titleLiteral },
        "folder_literal": .text { $0.folderLiteral },
        "values_literal": .text { $0.valuesLiteral },
        "file_literal": .text { $0.fileLiteral },
        "samples": .texts { $0.samples },
        "has_samples": .flag { $0.test.samples != nil },
        "brief_samples": .text { $0.briefSamples ?? "" },
        "is_part": .flag { $0.isPart },
        "is_parameterized": .flag { $0.isParameterized },
        "sample_count": .init(.number) { $0.test.sampleCount ?? 0 },
        "counts_names": .flag { $0.test.countsNames },
        "before_environments": .text { $0.beforeEnvironments },
        "environments": .text { $0.environments },
        "precision": .text { $0.precision },
        "perceptual_precision": .text { $0.perceptualPrecision },
        "draw": .text { $0.draw },
        "allow_blank": .text { $0.allowBlank },
        "delay": .text { $0.delay },
        "until": .text { $0.until },
        "record": .text { $0.record },
    ]
}

// MARK: - Code

extension TestContext {
    var code: String {
        let attributes = availability.attributes.map { $0.indented + "\n" }.joined()
        return attributes + (isXCTest ? xctestCode : swiftTestingCode)
    }

    private var xctestCode: String {
        let guards = availability.guards.map { "        \($0)\n" }.joined()
        if isAsync { return "    @MainActor\n    func \(function)() async throws {\n\(guards)\(assertionCode)\n    }" }
        let assertion = assertionCode.indented
        let call = "        \(showsViews ? "try " : "")onMainActor {\n\(assertion)\n        }"
        return "    func \(function)()\(effects) {\n\(guards)\(call)\n    }"
    }

    private var swiftTestingCode: String {
        let suite = SwiftIdentifier.quoted(suite.name)
        var traits = (showsViews ? [".pictures(of: \(suite).self)"] : []) + [".shard(of: \(shardLiteral))"]
        if isParameterized {
            let names = showsViews ? "pictureNames" : "valueNames"
            traits.append("arguments: try await \(suite).\(names) {\n            \(samplesCall)\n        }")
        }
        let space = "\n        "
        let list = traits.count == 1 ? traits[0] : space + traits.joined(separator: ",\(space)")
        let parameters = isParameterized ? "sample: String" : ""
        return "    @Test(\(list))\n    func \(function)(\(parameters))\(effects) {\n\(assertionCode)\n    }"
    }

    private var assertionCode: String {
        let environments = showsViews ? "\(beforeEnvironments)in: \(environments)," : ""
        let type = typeLiteral.isEmpty ? "" : ", type: \(typeLiteral)"
        let lines =
            ["    of: \(samplesCall),\(environments)"] + (showsViews ? pictureArguments : [])
            + ["    entry: .init("] + entryArguments + ["        file: \(fileLiteral)\(type)))"]
        return "        \(call)(\n" + lines.map { "        \($0)" }.joined(separator: "\n")
    }

    private var pictureArguments: [String] {
        let values = [
            ("precision: ", precision, ""), ("perceptualPrecision: ", perceptualPrecision, ""), ("draw: .", draw, ""),
            ("allowBlank: ", allowBlank, ""), ("delay: ", delay, ""), ("until: { ", until, " }"),
        ]
        let options = values.filter { !$0.1.isEmpty }.map { $0 + $1 + $2 }
        guard let last = options.last else { return [] }
        return ["    options: .init("] + options.dropLast().map { "        \($0)," } + ["        \(last)),"]
    }

    private var entryArguments: [String] {
        let place = "\(titleLiteral), folder: \(folderLiteral),"
        if let briefSamples { return ["        \(place) samples: \(briefSamples),"] }
        let arguments = [
            place,
            valuesLiteral.isEmpty ? nil : "values: \(valuesLiteral),",
            selection.map { "samples: \($0)," },
            record.isEmpty ? nil : "record: .\(record),",
        ]
        return arguments.compactMap { $0.map { "        \($0)" } }
    }

    /// The samples under test; `nil` for all that the running test has.
    private var selection: String? {
        if test.countsNames { return ".counted" }
        if isParameterized { return ".one(sample)" }
        guard test.samples != nil else { return nil }
        let lines = samples.map { "                    \($0),\n" }.joined()
        let list = samples.count == 1 ? "[\(samples[0])]" : "[\n\(lines)                ]"
        return isPart ? ".part(\(list), of: \(test.sampleCount ?? 0))" : list
    }
}

// MARK: - Values

extension TestContext {
    private var function: String { SwiftIdentifier.quoted(test.function) }
    private var shardLiteral: String { SwiftLiteral.string("\(suite.name)/\(test.function)") }
    private var typeLiteral: String { entry.kind == .macro ? "" : SwiftLiteral.string(entry.name ?? "") }
    private var samplesCall: String { entry.samplesCall }
    private var titleLiteral: String { SwiftLiteral.string(test.stem ?? entry.title) }
    private var folderLiteral: String { SwiftLiteral.string(test.folder?.string ?? "") }
    private var valuesLiteral: String { test.pattern.map { SwiftLiteral.dictionary($0.values) } ?? "" }
    private var fileLiteral: String { SwiftLiteral.string(entry.path.string) }
    private var samples: [String] { (test.samples ?? []).map(code) }
    private var isParameterized: Bool { test.isParameterized(by: context.options.tests) }
    private var beforeEnvironments: String { isLong ? "\n            " : " " }
    private var draw: String { entry.strategy == .image ? test.pictures.draw?.rawValue ?? "" : "" }
    private var precision: String { ownPrecision?.share ?? "" }
    private var perceptualPrecision: String { ownPrecision?.similarity ?? "" }
    private var allowBlank: String { test.pictures.allowBlank.map { "\($0)" } ?? "" }
    private var until: String { entry.settings.until ?? "" }
    private var delay: String { test.delay == 0 ? "" : SwiftLiteral.number(test.delay) }
    private var record: String { entry.settings.record?.rawValue ?? "" }

    private var isLong: Bool { samplesCall.count + environments.count > 93 }

    private var assertion: String {
        switch entry.strategy {
        case .image: "assertImages"
        case .json: "assertJSON"
        case .lines: "assertLines"
        case .dump: "assertDump"
        case .tree: "assertTree"
        }
    }

    /// XCTest's synchronous tests get themselves as `$0`.
    private var call: String {
        guard isAsync else { return isXCTest ? "\(showsViews ? "try " : "")$0.\(assertion)" : assertion }
        return showsViews ? "try await \(assertion)" : assertion
    }

    /// The effects before a function's body: no more than needed, because each costs the compiler time.
    private var effects: String {
        if isAsync { return " async throws" }
        return showsViews || !availability.guards.isEmpty ? " throws" : ""
    }

    private var isAsync: Bool { entry.kind == .asyncSamples || showsViews && !isXCTest }
    private var showsViews: Bool { entry.strategy.showsViews }
    private var isXCTest: Bool { context.options.tests.framework == .xctest }

    private var availability: (attributes: [String], guards: [String]) { entry.availability(isXCTest: isXCTest) }

    private var briefSamples: String? {
        if test.countsNames || test.pattern != nil || isParameterized || entry.settings.record != nil || isPart {
            return nil
        }
        guard let samples = test.samples else { return SwiftLiteral.string("*") }
        let isBrief = samples.allSatisfy { sample in
            sample.stem == nil && (sample.theme == nil || !hasThemedSamples) && !sample.name.contains(" ")
        }
        guard isBrief else { return nil }
        return SwiftLiteral.string(samples.map(\.name).joined(separator: " "))
    }

    private func code(of sample: PlannedSample) -> String {
        let arguments = [
            SwiftLiteral.string(sample.name),
            sample.stem.map { "stem: \(SwiftLiteral.string($0))" },
            isPart ? "number: \(sample.number)" : nil,
            hasThemedSamples ? sample.theme.map { "theme: .\($0.rawValue)" } : nil,
        ]
        return ".init(\(arguments.compactMap { $0 }.joined(separator: ", ")))"
    }

    /// Indicates whether the test takes some of the entry's samples and leaves the others to its neighbours.
    private var isPart: Bool {
        guard let samples = test.samples, let count = test.sampleCount else { return false }
        return samples.count < count
    }

    private var environments: String {
        if let batch = test.batch { return ".\(context.names.batch(batch))" }
        return SwiftLiteral.array(test.environments.map { ".\(context.names.environment($0))" })
    }

    /// Both numbers, if a picture has to be more or less alike than usual in one of the ways.
    private var ownPrecision: (share: String, similarity: String)? {
        let usual = context.options.configuration.pictures
        guard entry.strategy == .image, let precision = test.pictures.precision,
            let perceptualPrecision = test.pictures.perceptualPrecision,
            precision != usual.precision || perceptualPrecision != usual.perceptualPrecision
        else { return nil }
        return (SwiftLiteral.number(precision), SwiftLiteral.number(perceptualPrecision))
    }

    private var hasThemedSamples: Bool {
        guard test.environments.count > 1, let samples = test.samples, let first = samples.first else { return false }
        return samples.contains { $0.theme != first.theme }
    }
}
