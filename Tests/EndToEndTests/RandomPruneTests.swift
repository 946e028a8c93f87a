import Foundation
import SnapgenTestSupport
import Testing

/// Projects drawn at random, with several configurations, test targets, namings and handwritten tests.
@Suite(
    "snapgen prune on random projects", .enabled(if: TestTier.properties.isOn, "Scripts/test properties"))
struct RandomPruneTests {
    private static let seeds = 0..<UInt64(RandomSeeds.areMany ? 400 : 8)

    /// The contents of a text or picture: a pointer of Git LFS.
    private static let reference = "version https://git-lfs.github.com/spec/v1\noid sha256:0\nsize 1\n"

    @Test("no reference in use is deleted, and those of removed entries are gone", arguments: seeds)
    func prune(seed: UInt64) throws {
        var random = RandomPruning(seed: seed)
        let folder = try TemporaryFolder(random.files)
        for configuration in random.configurations where random.isCommitted {
            let run = try SnapgenProcess.run(["generate", "--quiet"] + configuration.options, in: folder.path)
            #expect(run.status == 0, "\(run.error)")
        }
        if random.isCommitted { try ProgramRecorder.makeRepository(at: folder.path) }
        let before = try random.configurations.map { try references(of: $0, in: folder) }
        for path in before.joined() { try folder.write(Self.reference, to: path) }
        for path in random.handwritten { try folder.write(Self.reference, to: path) }

        for (path, text) in random.edit() {
            try FileManager.default.removeItem(atPath: folder.path(path))
            if let text { try folder.write(text, to: path) }
        }
        let after = try random.configurations.map { try references(of: $0, in: folder) }
        for path in after.joined() where !folder.exists(path) { try folder.write(Self.reference, to: path) }
        let arguments = ["prune", "--delete", "--force", "--no-cache"]
        let run = try SnapgenProcess.run(arguments + random.configurations[0].options, in: folder.path)
        #expect([0, 1].contains(run.status), "seed \(seed): \(run.error)")

        let used = Set(after.joined()).union(random.handwritten)
        let lost = used.filter { !folder.exists($0) }
        #expect(lost.isEmpty, "seed \(seed): \(lost.sorted()), \(run.output) \(folder.path)")
        guard run.status == 0, random.isCommitted else { return }
        let removed = Set(before[0]).subtracting(used).filter { !random.isInFolderOfTests($0) }
        let left = removed.filter(folder.exists)
        #expect(left.isEmpty, "seed \(seed): \(left.sorted()) should be deleted: \(run.output)")
    }

    private func references(
        of configuration: RandomPruning.Configuration, in folder: TemporaryFolder
    ) throws -> [String] {
        let targets = configuration.targets.map { ["--target", $0] }
        return try (targets.count == 1 ? [[]] : targets).flatMap { words -> [String] in
            let run = try SnapgenProcess.run(
                ["plan", "--format", "json", "--no-cache"] + words + configuration.options, in: folder.path)
            #expect(run.status == 0, "\(run.error)")
            guard case .list(let cases)? = try JSONValue(parsing: run.output)["cases"] else { return [] }
            return cases.compactMap { if case .text(let path)? = $0["reference"] { path } else { nil } }
        }
    }
}

private struct RandomPruning {
    struct Configuration {
        var path: String
        var targets: [String]

        var options: [String] { path == "snapgen.yml" ? [] : ["--config", path] }
    }

    private var random: SplitMix64
    private(set) var configurations: [Configuration] = []
    private(set) var files: [String: String] = ["Package.swift": "", ".gitignore": "__Snapshots__\n"]
    private(set) var handwritten: Set<String> = []
    private(set) var isCommitted = true

    init(seed: UInt64) {
        random = SplitMix64(state: seed)
        isCommitted = !chance(5)
        for module in ["App", "Kit", "Row"] {
            for number in 0..<Int.random(in: 1...3, using: &random) {
                files["Sources/\(module)/\(module)\(number).swift"] = source("\(module)\(number)")
            }
        }
        addTests()
        let paths =
            ["snapgen.yml"] + ["Tests/KitTests/snapgen.yml", "dark.yml", "ci/more.yaml"].filter { _ in chance(2) }
        for path in paths { addConfiguration(path) }
        if chance(3) { configurations.swapAt(0, configurations.count - 1) }
    }

    private mutating func chance(_ count: Int) -> Bool { Int.random(in: 0..<count, using: &random) == 0 }

    private static let pattern = "'{function}.{name}-{environment} | {function}.{environment}-{index}'"

    private mutating func any(_ texts: [String]) -> String { texts[Int.random(in: texts.indices, using: &random)] }

    private mutating func source(_ name: String) -> String {
        let text = (0..<Int.random(in: 1...3, using: &random)).map { number in
            let entry = "\(any(["Cart", "Row", "Basket"]))\(name)\(number)"
            let directive =
                chance(4) ? "// snapgen: references=\(any(["HandTests", "Cells", "AppTests/App"]))/\(entry)\n" : ""
            let declaration = any([
                "enum \(entry): TestableText { static let samples = [(\"full\", \"a\"), (\"empty\", \"b\")] }\n",
                "#Preview(\"\(entry)\") { Text(\"a\") }\n",
                "struct \(entry)_Previews: PreviewProvider {\n"
                    + "    static var previews: some View { Text(\"a\").previewDisplayName(\"\(entry) one\") }\n}\n",
            ])
            return directive + declaration
        }
        return "import SnapgenCatalog\nimport SwiftUI\n\n" + text.joined(separator: "\n")
    }

    /// Adds handwritten tests, whose references lie where swift-snapshot-testing writes them.
    private mutating func addTests() {
        for (folder, name) in [
            ("Tests", "HandTests"), ("Tests/AppTests", "HandTests"), ("Tests", "AppTests"), ("Tests", "Cells"),
        ]
        where chance(2) {
            files["\(folder)/\(name).swift"] = "import XCTest\n"
            for title in ["testCart.1", "testRow.dark", "Cart-iPhone13-light.1", "CartApp00.full"] where chance(2) {
                handwritten.insert("\(folder)/__Snapshots__/\(name)/\(title).\(any(["txt", "json"]))")
            }
        }
    }

    private mutating func addConfiguration(_ path: String) {
        let isSingle = configurations.count > 0 || chance(2)
        let targets = isSingle ? [any(["AppTests", "KitTests"])] : ["AppTests", "KitTests"]
        let suffix = configurations.isEmpty ? "" : "\(configurations.count)"
        let tests = targets.map { target in
            let modules = isSingle ? "" : ", modules: \(target == "AppTests" ? "[App]" : "[Kit, Row]")"
            return "{ target: \(target), output: Tests/\(target)/Generated\(suffix)\(modules) }"
        }
        let references = any([
            "__Snapshots__", "Tests/__Snapshots__", "Tests/__Snapshots__/HandTests", "Tests/__Snapshots__/AppTests",
            "Tests/AppTests/__Snapshots__/HandTests", "Tests/__Snapshots__/PreviewTests.generated",
        ])
        files[path] = """
            tests: \(isSingle ? tests[0] : "[\(tests.joined(separator: ", "))]")
            references: \(references)
            naming: \(any(["snapgen", "snapgen", "numbered", "prefire", "prefire-split", Self.pattern]))
            batches: { dark: { devices: [iPhone 13], themes: [\(any(["dark", "light, dark"]))] } }
            default_batch: \(any(["regular", "dark"]))
            \(chance(3) ? "rules: [{ match: \"Row*\", skip: true }]" : "")

            """
        configurations.append(Configuration(path: path, targets: targets))
    }

    /// Returns changed files with their texts; `nil` for removed ones.
    mutating func edit() -> [(String, String?)] {
        let sources = files.keys.filter { $0.hasPrefix("Sources/") }.sorted()
        return sources.compactMap { path in
            switch Int.random(in: 0..<4, using: &random) {
            case 0 where !path.hasSuffix("0.swift"): (path, nil)
            case 1: (path, source(path.hasSuffix("0.swift") ? "Zero" : "More"))
            case 2: (path, "import SwiftUI\n")
            default: nil
            }
        }
    }

    /// Returns whether handwritten tests write to the folder of a file, so that it is kept.
    func isInFolderOfTests(_ path: String) -> Bool {
        let tests = files.keys.filter { $0.hasPrefix("Tests/") && $0.hasSuffix(".swift") }
        return tests.contains { path.hasPrefix($0.replacing(/(\w+)\.swift$/) { "__Snapshots__/\($0.1)/" }) }
    }
}
