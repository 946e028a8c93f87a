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

    private static let whole = """
        import CompilerPluginSupport

        func resources() -> [Resource] { [] }
        let kit = "Kit"
        let settings: [SwiftSetting] = [.define("KIT"), .define("MAC", .when(platforms: [.macOS]))]
        let package = Package(
            name: kit,
            platforms: [.iOS(.v17), .macOS("13.0"), .custom("amiga", versionString: "1.0")],
            products: [.library(name: "\\(kit)UI", type: .static, targets: [kit]), .plugin(name: "P", targets: ["P"])],
            dependencies: [
                .package(path: "../Core"), .package(name: "Base", path: "/Base"), .package(id: "a.b", from: "1.0.0"),
                .package(url: "https://example.org/" + "nuke.git", from: Version(1, 0, 0)),
            ],
            targets: [
                .target(
                    name: kit,
                    dependencies: [
                        "Core", .target(name: "C"), .product(name: "Nuke", package: "nuke"), .byName(name: "Base"),
                    ],
                    exclude: ["Old"], swiftSettings: settings + [.swiftLanguageMode(.v5)]),
                .testTarget(name: "KitTests", path: "Tests", sources: [#"A"#], resources: resources()),
                .macro(name: "M"), .plugin(name: "P", capability: .buildTool()),
                .executableTarget(name: "\\u{45}", swiftSettings: [.unsafeFlags(["-DX", "-g"])]),
                .systemLibrary(name: "C"), Target.binaryTarget(name: "B", path: "B.xcframework"),
            ],
            swiftLanguageModes: [.v5, .version("6")]
        )
        """

    /// Manifests with the part that is not certain.
    private static let parts = table(
        #"""
        let package = Package(name: name(), targets: isCI ? [] : nil) => 3: isCI ? [] : nil
        let package = Package(name: "A")\npackage.targets.append(.target(name: "B")) => 4: package.targets.append(
        let package = Package(name: "A")\nfunc change() { package.targets = [] } => 4: package.targets
        let package = Package(name: "A")\nlet alias = package => 4: package
        let package = Package(name: "A")\nlet count = [1].map { _ in package.name } => 4: package.name
        var targets: [Target] = []\nlet package = Package(name: "A", targets: targets) => 4: targets
        #if os(macOS)\nlet a = "A"\n#endif\nlet package = Package(name: "A") => 3: #if os(macOS)
        let package = Package(name: "A")\nlet other = Package(name: "B") => 4: Package(name: "B")
        let package = Package(name: "A")\nlet other: Package = .init(name: "B") => 4: .init(name: "B")
        let package = Package(name: "A")\nfunc other() -> Package { .init(name: "B") } => 3: Package
        let package = Package(name: "A")\nlet other: Package? = .init(name: "B") => 3: Package(name: "A")
        let package = Package(name: "A", newLabel: 1) => 3: newLabel: 1
        let package = Package() => 3: Package()
        let package = Package(name: "A", targets: [.newKind(name: "B")]) => 3: .newKind(name: "B")
        let package = Package(name: "A", dependencies: [.package(path: "~/B")]) => 3: .package(path: "~/B")
        let package = Package(name: "A", dependencies: [.package(url: "../B", from: "1")]) => 3: .package(url: "../B"
        let a: Name = "A"\nlet package = Package(name: "A", targets: [.target(name: "\(a)")]) => 4: a
        let a: Target = .target(name: "A")\nlet package = Package(name: "A", targets: [a])\nlet b = change(a) => 5: a
        extension Target { static func target(name: String) -> Target { .testTarget(name: name) } }\n\#
        let package = Package(name: "A", targets: [.target(name: "A")]) => 4: .target
        let define: (String) -> SwiftSetting = { .define($0 + "B") }\n\#
        let package = Package(name: "A", targets: [.target(name: "A", swiftSettings: [define("A")])]) => 4: define
        let Product = Products()\n\#
        let package = Package(name: "A", products: [Product.library(name: "A", targets: [])]) => 4: Product.library
        func + (a: [String], b: [String]) -> [String] { b }\n\#
        let package = Package(name: "A", targets: [.target(name: "A", exclude: ["B"] + ["C"])]) => 4:
        let a = b\nlet b = a\nlet package = Package(name: "A", targets: a) => 4: a
        let package = Package(name: "A", targets: [) => Package.swift
        let pack = "" => 2: import PackageDescription let pack = ""
        """#)

    @Test("code whose value or effect is not certain is named with its line", arguments: parts)
    func uncertain(manifest: String, expected: String) {
        let found = Self.uncertain(manifest)
        #expect(found?.hasPrefix(expected) == true, "\(found ?? "it is read")")
    }

    private static let harmless = table(
        #"""
        let suffix = Context.environment["X"] ?? ""\nlet package = Package(name: "A" + suffix)
        let isCI = true\nlet package = Package(name: "A", targets: [.target(name: "A", resources: isCI ? [] : nil)])
        #if TUIST\npackage.targets = []\n#endif\nlet package = Package(name: "A")
        #if canImport(B)\nimport B\n#endif\nlet package = Package(name: "A")
        let isCI = Context.environment["CI"] != nil\nvar package = PackageDescription.Package(name: "A")
        func helper() -> Bool { true }\nlet package: Package = .init(name: "A", targets: [.target(name: "B")])
        let targets: [Target] = [.target(name: "A")]\nlet package = Package(name: "A", targets: targets)
        let old = ["A"]\nlet package = Package(name: "A", targets: [.target(name: "A", exclude: old + ["B"])])
        let a = """\n    A\n    """\nlet package = Package.init(name: a, targets: [.target(name: a, path: "../A/./B")])
        let package = Package(name: "A", dependencies: [.package(url: "git@example.org:a/b.git", branch: "main")])
        """#
    ).map(\.0)

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
