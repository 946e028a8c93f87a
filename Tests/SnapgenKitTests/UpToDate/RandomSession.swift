import Foundation
import SnapgenTestSupport

@testable import SnapgenConfiguration
@testable import SnapgenKit
@testable import SnapgenModel
@testable import SnapgenScan
@testable import SnapgenSetup

/// A project that is edited at random while commands run on it.
struct RandomSession {
    /// The steps so far, for the message of a test that fails.
    private(set) var log: [String] = []
    private let disk: VirtualDisk
    /// The folder that holds the project and everything beside it.
    private let base = "/b"
    private var random: SplitMix64
    private let isBuild: Bool
    private var hasFailed = false

    private var root: String { "\(base)/p" }
    private var cache: String { "\(base)/cache" }

    /// A project on an empty disk.
    init(_ disk: VirtualDisk, seed: UInt64) {
        self.disk = disk
        random = SplitMix64(state: seed)
        isBuild = seed % 5 == 4
        disk.write("", to: "\(root)/Package.swift")
        // All of one size and of one time.
        for path in sources { disk.write(pick(Array(Self.texts.prefix(4))), to: path) }
        disk.write(pick(Self.tests), to: testFile)
        // The built-in templates take most of a run's time.
        for name in ["support", "paths"] { disk.write("// \(name)", to: template(name)) }
        mend()
        for name in ["X", "Y"] { disk.write(pick(Self.texts), to: "\(base)/elsewhere/\(name).swift") }
        settle()
    }

    /// The outcome of a `generate`.
    enum Outcome: Equatable {
        case done(Generation)
        case failed([Diagnostic])
    }

    /// The result of a run: its outcome, and all files below the folder.
    struct Result: Equatable {
        var outcome: Outcome
        var files: [String: String]

        /// Indicates whether there is anything to record in a stamp.
        var hasWritten: Bool {
            guard case .done(let generation) = outcome else { return false }
            return !generation.outcomes.isEmpty
        }
    }

    /// Generates, edits, reads, and generates again.
    ///
    /// - Returns: the result of the last `generate`, and of one without a cache on a copy; `nil` where files were changed
    ///   while it ran, so that the two may differ.
    mutating func round() -> (cached: Result, fresh: Result)? {
        if hasFailed { mend() }
        // Mostly there is a stamp, and little has changed since: else every run would begin anew.
        switch int(4) {
        case 0: break
        case 1: haste()
        default:
            settle()
            prepare()
        }
        for _ in 0..<pick([0, 1, 1, 1, 2]) { edit() }
        if chance(2) { read() }
        if chance(4) { edit() }
        if chance(2) { settle() }
        let copy = disk.copy
        let isDisturbed = chance(6) && disturb()
        let cached = generate(disk, cache: .file(cache))
        disk.observe(nil)
        hasFailed = !cached.hasWritten
        log.append(isDisturbed ? "generate, disturbed" : "generate")
        return isDisturbed ? nil : (cached, generate(copy, cache: .none))
    }

    private mutating func prepare() {
        hasFailed = !generate(disk, cache: .file(cache)).hasWritten
        log.append("generate")
    }

    /// Changes a source or an output in the very tick in which `generate` read or wrote it, and keeps its size.
    private mutating func haste() {
        let path = pick(sources)
        guard let first = sameSize(as: disk.stamp(of: path), Self.texts) else { return }
        disk.write(first, to: path)
        prepare()
        if chance(2), let second = sameSize(as: disk.stamp(of: path), Self.texts) {
            disk.write(second, to: path)
            log.append("haste \(path): \(first), then \(second)")
        } else {
            alter(pick(outputs))
        }
    }

    /// Changes the last character of a file.
    private mutating func alter(_ path: String) {
        guard let text = disk.contents(of: base)[path], !text.isEmpty else { return }
        disk.write(text.dropLast() + "~", to: path)
        log.append("alter \(path)")
    }

    /// Takes back what keeps anything from being generated, for no later edit would matter.
    private mutating func mend() {
        log.append("mend")
        for folder in outputFolders { disk.delete(folder) }
        disk.write(Self.configurations[0], to: "\(root)/snapgen.yml")
        for (name, text) in zip(Self.templates, Self.templateTexts) { disk.write(text, to: template(name)) }
    }

    private mutating func settle() {
        let time: Int64 = pick([5_000_000, 60_000_000, 60_000_000, 3_000_000_000])
        disk.advance(time)
        log.append("wait \(time / 1_000_000) ms")
    }

    private mutating func int(_ end: Int) -> Int { Int.random(in: 0..<end, using: &random) }
    private mutating func chance(_ of: Int) -> Bool { int(of) == 0 }
    private mutating func pick<Value>(_ values: [Value]) -> Value { values[int(values.count)] }
}

// MARK: - Commands

extension RandomSession {
    private func pipeline(
        _ disk: VirtualDisk, cache: CacheChoice, paths: [String] = []
    ) throws(DiagnosticError) -> Pipeline {
        let request = ProjectRequest(
            folder: "\(base)/p", paths: paths, output: isBuild ? "\(base)/out" : nil,
            build: isBuild ? build(disk) : nil, scan: ScanOptions(threads: 1), cache: cache)
        return Pipeline(try Project.open(request.migrating, files: disk))
    }

    /// The list of a build tool: two modules, and one of another package in which several files have one name.
    private func build(_ disk: VirtualDisk) -> BuildInputs {
        func files(_ folder: String) -> [String] {
            disk.contents(of: folder).keys.filter { $0.hasSuffix(".swift") }.sorted()
        }
        return BuildInputs(
            root: "\(base)/p", target: "SnapshotTests",
            modules: ["App", "Core"].map { .init(name: $0, files: files("\(base)/p/Sources/\($0)")) },
            otherModules: [.init(name: "Kit", files: files("\(base)/elsewhere"))],
            testFiles: files("\(base)/p/Tests/SnapshotTests/Own"))
    }

    private func generate(_ disk: VirtualDisk, cache: CacheChoice) -> Result {
        let outcome: Outcome
        do throws(DiagnosticError) {
            outcome = .done(try pipeline(disk, cache: cache).run(to: .output).generation)
        } catch {
            outcome = .failed(error.diagnostics)
        }
        return Result(
            outcome: outcome, files: disk.contents(of: base).filter { !$0.key.hasPrefix("\(base)/cache") })
    }

    /// A command that writes nothing but the cache.
    private mutating func read() {
        let command = pick(["scan", "scan a part", "plan", "explain", "shards", "check", "moves", "config", "forget"])
        log.append(command)
        if command == "forget" { return disk.delete(cache) }
        do {
            let paths = command == "scan a part" && !isBuild ? ["\(root)/Sources/App"] : []
            var pipeline = try pipeline(disk, cache: .file(cache), paths: paths)
            switch command {
            case "scan", "scan a part": _ = try pipeline.run(to: .catalog)
            case "plan", "shards":
                if chance(2) { pipeline.project.resolved.configuration.references.naming = .numbered }
                _ = try pipeline.run(to: .plan)
            case "explain": _ = try pipeline.explanation(of: sources[0], line: nil)
            case "check": _ = try pipeline.run(to: .changes)
            case "moves": _ = try pipeline.referenceMoves(to: .prefire, isComplete: true)
            default: break
            }
        } catch {
            log.append("... failed")
        }
    }

    /// Lets another program change a file at a moment of the next run.
    private mutating func disturb() -> Bool {
        let countdown = Countdown(int(8))
        let (disk, base, text) = (disk, base, pick(Self.texts))
        let changesRead = chance(2)
        disk.observe { moment in
            switch moment {
            case .read(let path) where changesRead && path.hasPrefix("\(base)/p/Sources"):
                if countdown.isOver { disk.write(text, to: path) }
            case .replaced(let path) where !changesRead && !path.hasPrefix("\(base)/cache"):
                if countdown.isOver { disk.write(String(repeating: "/", count: 200), to: path) }
            default: break
            }
        }
        return true
    }
}

/// Counts down to one moment.
private final class Countdown: @unchecked Sendable {
    private let lock = NSLock()
    private var left: Int

    init(_ left: Int) {
        self.left = left
    }

    /// Indicates whether this is the moment.
    var isOver: Bool {
        lock.withLock {
            left -= 1
            return left == -1
        }
    }
}

// MARK: - Edits

extension RandomSession {
    private var sources: [String] {
        ["App/A", "App/B", "Core/A", "App/One/C", "App/Two/C", "Core/D"].map { "\(root)/Sources/\($0).swift" }
    }
    private var testFile: String { "\(root)/Tests/SnapshotTests/Own/T.swift" }
    private func template(_ name: String) -> String { "\(root)/Templates/\(name).stencil" }

    /// Many of them have one length, so that a file often keeps its size.
    private static let texts = [
        "struct A1: Testable { static let samples = [1] }", "struct A2: Testable { static let samples = [1] }",
        "struct A1: Testable { static let samples = [2] }", "struct A1: Refined1 { static let samples = [1] }//",
        "struct A3 {}", "struct A1 {}", "protocol Refined1: Testable {}",
        "extension A3: Testable { static let samples = [1] }",
        "#Preview(\"one\") { Text(\"a\") }", "#Preview(\"two\") { Text(\"b\") }", "struct Broken {", "",
        "struct A2: Testable {}\n// snapgen: bath = component",
    ]
    private static let tests = [
        "class AppSnapshotTests {} ", "class CoreSnapshotTests {}", "class NoSnapshotTests {}  ",
    ]
    private static let templates = ["own", "part", "other"]
    private static let templateTexts = [
        """
        {% for suite in suites %}// {{ suite.suite }} {% include "part" %}
        {% for group in suite.groups %}{% for test in group.tests %}
        // {{ test.function }}: {{ test.samples_call }} {{ test.environments }}
        {% endfor %}{% endfor %}{% endfor %}
        """, "a", "b", "// {{ framework }} a", "// {{ framework }} b", "// {% include \"part\" %}",
        "// {% include \"other\" %}", "{% for type in types.structs %}// {{ type.name }}\n{% endfor %}",
    ]
    private static let outputTexts = [
        "// Generated by snapgen 0\n", "struct Person {}", String(repeating: "/", count: 300),
    ]
    /// Each names a template, because the built-in ones take most of a run's time.
    private static let configurations =
        [
            "", "default_batch: extended", "default_batch: component", "exclude: [\"**/A.swift\"]",
            "rules: [{ match: A1, skip: true }]", "rules: [{ match: A2, skip: true }]",
            "sources: [{ path: Sources/App, module: Core }]", "nonsense: 1",
        ].map { "\($0)\ntests: { template: Templates/own.stencil, output: Tests/SnapshotTests/Generated }\n" } + [
            "tests: { template: Templates/own.stencil, output: Tests/SnapshotTests/Other }"
        ]

    private mutating func edit() {
        switch int(12) {
        case 0..<4: change(pick(sources + ["\(base)/elsewhere/X.swift"]), Self.texts)
        case 4, 5: move()
        case 6: configure()
        case 7: change(template(pick(Self.templates)), Self.templateTexts)
        case 8: change(pick(outputs), Self.outputTexts)
        case 9: alter(pick(outputs))
        case 10: change(testFile, Self.tests)
        default: lead()
        }
    }

    private var outputFolders: [String] {
        isBuild ? ["\(base)/out"] : ["Generated", "Other"].map { "\(root)/Tests/SnapshotTests/\($0)" }
    }

    /// The files in the folders of the output, and some that are not there yet.
    private var outputs: [String] {
        let names = ["Snapgen.tests", "Snapgen.runtime", "Old.snapgen", "Person"]
        return outputFolders.flatMap { folder in
            disk.contents(of: folder).keys.sorted() + names.map { "\(folder)/\($0).swift" }
        }
    }

    /// Changes a file in one of the ways in which files are changed.
    private mutating func change(_ path: String, _ texts: [String]) {
        let before = disk.stamp(of: path)
        let text = sameSize(as: before, texts) ?? pick(texts)
        let way = pick([
            "write", "write", "write and restore", "rewrite", "rewrite and restore", "touch", "delete", "anew",
        ])
        log.append("\(way) \(path): \(text)")
        switch way {
        case "write", "write and restore": disk.write(text, to: path)
        case "rewrite", "rewrite and restore": disk.rewrite(text, to: path)
        case "touch": disk.touch(path, at: pick([0, disk.now, disk.now + 1_000_000_000_000, before?.modified ?? 0]))
        case "anew":
            disk.delete(path)
            disk.write(text, to: path)
        default: disk.delete(path)
        }
        if way.hasSuffix("restore"), let before { disk.touch(path, at: before.modified) }
    }

    /// A text that leaves the file as long as it is.
    private mutating func sameSize(as stamp: FileStamp?, _ texts: [String]) -> String? {
        let alike = texts.filter { Int64($0.utf8.count) == stamp?.size }
        return alike.isEmpty || chance(3) ? nil : pick(alike)
    }

    private mutating func move() {
        let (one, other) = (pick(sources), pick(sources))
        let ways = ["rename", "swap", "swap folders", "swap folders", "swap modules", "swap outputs", "swap templates"]
        let way = pick(ways + ["rename template"])
        log.append("\(way) \(one) \(other)")
        switch way {
        case "rename": if one != other { disk.rename(one, to: other) }
        case "swap": if one != other { disk.swap(one, other) }
        case "swap folders": disk.swap("\(root)/Sources/App/One", "\(root)/Sources/App/Two")
        case "swap modules": disk.swap("\(root)/Sources/App", "\(root)/Sources/Core")
        case "swap templates": disk.swap(template("part"), template("other"))
        case "rename template": disk.rename(template("part"), to: template("part2"))
        default: disk.swap(outputs[0], outputs[1])
        }
    }

    private mutating func configure() {
        let configuration = pick(Self.configurations)
        disk.write(configuration, to: "\(root)/snapgen.yml")
        log.append("configure \(configuration)")
    }

    /// Makes links, hard and symbolic.
    private mutating func lead() {
        let (path, output) = (pick(sources), pick(outputs))
        let target = "\(base)/elsewhere/\(pick(["X", "Y"])).swift"
        let way = pick(["link", "link", "hard link", "link output", "link folder"])
        log.append("\(way) \(path) \(target) \(output)")
        switch way {
        case "link": disk.link(path, to: target)
        case "hard link": disk.hardLink(path, to: target)
        case "link output" where disk.kind(of: output) == .file && !disk.isLink(output):
            let place = pick([root, base]) + "/elsewhere/output"
            disk.rename(output, to: place)
            disk.link(output, to: place)
        case "link folder" where !disk.isLink(ProjectRoot.parent(of: output)):
            let folder = ProjectRoot.parent(of: output)
            let place = pick([root, base]) + "/elsewhere/folder"
            guard disk.exists(folder) else { return }
            disk.rename(folder, to: place)
            disk.link(folder, to: place)
        default: break
        }
    }
}
