import Foundation
import SnapgenTestSupport
import Testing

/// The cache that a run writes, and what the next run reads again.
@Suite("The next run")
struct CacheTests {
    @Test(
        "a run with nothing to do prints what a run without a cache prints",
        arguments: ["", " --format json", " --verbose --color always"])
    func repeated(options: String) throws {
        let folder = try TemporaryFolder([
            "snapgen.yml": "tests: { target: AppTests }\nexclude: [Nothing]\n", ".git/x": "", "Package.swift": "",
            "Sources/App/A.swift": "struct A: Testable { static let samples = [1] }", "Tests/AppTests/T.swift": "",
        ])
        let caches = ["XDG_CACHE_HOME": folder.path("caches")]
        let runs = try (0..<3).map { _ in
            Thread.sleep(forTimeInterval: 0.07)
            return try folder.snapgen("generate\(options)", environment: caches)
        }
        let fresh = try folder.snapgen("generate\(options) --no-cache", environment: caches)
        for run in runs.dropFirst() {
            #expect(run.status == 0 && run.output == fresh.output && run.error == fresh.error)
        }
        #expect(folder.files.count { $0.hasPrefix("caches/") && $0.hasSuffix(".cache") } == 1)
        try folder.write("snapgen cache 1\n", to: try #require(folder.files.first { $0.hasSuffix(".cache") }))
        #expect(try folder.snapgen("generate\(options)", environment: caches).output == fresh.output)
    }

    @Test("the manifest of a package that is not certain is evaluated once, until it changes")
    func packages() throws {
        let value = "enum A: TestableValue { static let samples = [1] }\n"
        let folder = try TemporaryFolder([
            "Package.swift": "// swift-tools-version: 6.0\nprint(1)\n", "Sources/Kit/K.swift": value,
            "Sources/KitCore/C.swift": value, "Tests/KitTests/T.swift": "",
            "description.json": Self.description("Kit"),
        ])
        try ProgramRecorder.install(in: folder)
        let environment = ["XDG_CACHE_HOME": folder.path("caches"), "PATH": folder.path("bin")]
        func scan(_ option: String = "") throws -> SnapgenProcess {
            try folder.snapgen("scan --format json\(option)", environment: environment)
        }
        #expect(try scan().error.contains("[unevaluated-manifest]"))
        // Without '--no-cache', the outcome is kept for other commands; with '--cache-path', beside that file.
        _ = try folder.snapgen("generate --cache-path own.cache", environment: environment)
        #expect(folder.files.count { $0.hasPrefix("own.cache.packages/") } == 1)
        #expect(try scan().error.contains("[unevaluated-manifest]"))
        _ = try folder.snapgen("generate", environment: environment)
        let first = try scan()
        #expect(first.output.contains("\"module\" : \"Kit\""), "\(first.error)")
        #expect(!first.output.contains("\"module\" : \"KitCore\""), "\(first.error)")
        #expect(!first.error.contains("[unevaluated-manifest]"), "\(first.error)")
        #expect(folder.files.count { $0.hasPrefix("caches/snapgen/packages/") } == 1)
        #expect(try ProgramRecorder(in: folder).starts().count == 2)
        try folder.write("// swift-tools-version: 6.0\nprint(2)\n", to: "Package.swift")
        try folder.write(Self.description("KitCore"), to: "description.json")
        #expect(try scan().error.contains("[unevaluated-manifest]"))
        #expect(try scan(" --evaluate-manifests").output.contains("\"module\" : \"KitCore\""))
    }

    private static func description(_ target: String) -> String {
        """
        {"name": "Kit", "targets": [{"name": "\(target)", "type": "regular"}, {"name": "KitTests", "type": "test",
        "dependencies": [{"byName": ["\(target)", null]}]}]}
        """
    }
}
