import Foundation
import SnapgenTestSupport
import Testing

@testable import SnapgenModel
@testable import SnapgenProject
@testable import SnapgenScan

@Suite("Reading a manifest")
struct ManifestReaderTests {
    private static func read(
        _ text: String, tools: String = "6.1", others: [String: String] = [:]
    ) -> Result<PackageDescription, UncertainManifest> {
        let manifest = "// swift-tools-version: \(tools)\nimport PackageDescription\n\(text)"
        let manifests = others.merging(["Package.swift": manifest]) { $1 }
        return ManifestReader.description(of: manifests.mapValues { Array($0.utf8) }, in: "/packages/Kit")
    }

    /// The line and the source of what is not certain; `nil` for a manifest that is read.
    private static func uncertain(_ text: String, tools: String = "6.1", others: [String: String] = [:]) -> String? {
        switch read(text, tools: tools, others: others) {
        case .success: nil
        case .failure(let part): "\(part.line.map { "\($0): " } ?? "")\(part.expression)"
        }
    }

    private static let whole = fixture("UnitTests/Fixtures/Manifest.txt")

    /// Manifests with the part that is not certain.
    private static let parts = table(in: "UnitTests/Fixtures/UncertainManifests.txt")

    @Test("code whose value or effect is not certain is named with its line", arguments: parts)
    func uncertain(manifest: String, expected: String) {
        let found = Self.uncertain(manifest)
        #expect(found?.hasPrefix(expected) == true, "\(found ?? "it is read")")
    }

    private static let harmless = table(in: "UnitTests/Fixtures/HarmlessManifests.txt").map(\.0)

    @Test("code without an effect on what is used does not matter", arguments: harmless)
    func certain(manifest: String) {
        #expect(Self.uncertain(manifest) == nil)
    }

    @Test(
        "a manifest that is read has the description of SwiftPM, which evaluates it",
        arguments: TestTier.properties.isOn ? [whole] + harmless : [whole])
    func evaluated(manifest: String) throws {
        let text = "// swift-tools-version: 6.1\nimport PackageDescription\n\(manifest)\n"
        let package = try TemporaryFolder(["Package.swift": text])
        let folder = URL(filePath: package.path).resolvingSymlinksInPath().path
        let read = ManifestReader.description(of: ["Package.swift": Array(text.utf8)], in: folder)
        let dump = try Command(
            arguments: ["swift", "package", "dump-package", "--package-path", folder, "--manifest-cache", "none"]
        ).succeed()
        #expect(try read.get() == #require(PackageDescription(dump: Array(dump.drop { $0 != "{" }.utf8))))
    }

    @Test(
        "the tools version is that of the first line, in the forms that SwiftPM accepts",
        arguments: [
            ("// swift-tools-version: 5.9", 5), ("//swift-tools-version:6.0.1;comment", 6),
            ("// Swift-tools-version:5.3", nil), ("// swift-tools-version:5.3", 5),
            ("// swift-tools-version: 5.3", nil),
            ("// swift-tools-version:4.2", 4), ("// swift-tools-version:3.1", nil),
            ("\n// swift-tools-version: 6.1", nil), ("import PackageDescription", nil),
        ])
    func toolsVersion(line: String, expected: Int?) {
        let text = "\(line)\nimport PackageDescription\nlet package = Package(name: \"A\")\n"
        let read = ManifestReader.description(of: ["Package.swift": Array(text.utf8)], in: "/a")
        #expect((try? read.get())?.toolsVersion == expected)
    }

    /// Versions in the names of manifests with their tools versions; the target of each is its version.
    private static let versioned: [([String: String], String?)] = [
        (["5.9": "5.9"], "regular"), (["6.1": "6.1"], "6.1"), (["6": "6.0"], nil), (["6.0": "6.1", "6.2": "6.2"], nil),
        (["5.8": "5.8", "5.10": "5.10"], "regular"), (["6.0": "6.1"], "6.0"), (["6.9": "5.9"], nil),
    ]

    @Test("of manifests for versions of Swift, those of all supported toolchains have to agree", arguments: versioned)
    func versions(tools: [String: String], expected: String?) {
        func manifest(_ name: String) -> String {
            "import PackageDescription\nlet package = Package(name: \"A\", targets: [.target(name: \"\(name)\")])"
        }
        let files = tools.map {
            ("Package@swift-\($0.key).swift", "// swift-tools-version:\($0.value)\n\(manifest($0.key))")
        }
        let read = Self.read(manifest("regular"), tools: "6.0", others: Dictionary(uniqueKeysWithValues: files))
        #expect((try? read.get())?.targets.map(\.name) == expected.map { [$0] })
    }

    @Test("manifests for versions of Swift may agree")
    func sameVersions() {
        let text = "import PackageDescription\nlet package = Package(name: \"A\")"
        #expect(Self.uncertain(text, others: ["Package@swift-6.2.swift": "// swift-tools-version:6.2\n\(text)"]) == nil)
    }

    @Test("a manifest that is too complex to be parsed is not certain")
    func nested() {
        let deep = String(repeating: "[", count: 5_000)
        #expect(Self.uncertain("let package = Package(name: \(deep)") == "Package.swift")
    }
}
