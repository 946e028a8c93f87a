import Foundation
import SnapgenTestSupport
import Testing

/// What ships for Apple's platforms, checked by the compiler for each of them.
@Suite("Apple's platforms", .onLinux(TestTier.compile.isOn))
struct ApplePlatformTests {
    @Test("the products compile without a warning, from the first version of each platform on", arguments: targets)
    func products(target: AppleTarget) throws {
        let modules = try AppleModules.made(for: target.platform)
        for name in AppleModules.products {
            try modules.check(AppleModule(name, in: "Sources", AppleModules.productArguments), for: target)
        }
    }

    @Test(
        "a use that a version refuses or deprecates is found, and no other",
        arguments: ["iOS 15", "iOS 27", "macOS 13", "macOS 27"])
    func planted(name: String) throws {
        let target = try #require(Self.targets.first { $0.description == name })
        let file = Repository.root.appending(path: "Tests/CompileTests/Fixtures/Apple/Planted.swift").path
        let lines = try String(contentsOfFile: file, encoding: .utf8).components(separatedBy: "\n")
        let planted = zip(1..., lines).compactMap { number, line -> String? in
            let mark = line.components(separatedBy: "  // ").dropFirst().first?.components(separatedBy: ": ") ?? []
            let isMeant = mark.count == 1 || mark.last?.components(separatedBy: ", ").contains(name) == true
            return mark.isEmpty || !isMeant ? nil : "\(number): \(mark[0])"
        }
        #expect(try AppleModules.made(for: target.platform).problems(in: file, for: target) == Set(planted))
    }

    @Test("the questions for a Mac compile", arguments: [("Questions", ApplePlatform.iOS), ("MacQuestions", .macOS)])
    func questions(name: String, platform: ApplePlatform) throws {
        let file = Repository.root.appending(path: "Scripts/mac/\(name).swift").path
        let module = AppleModule(name: "Questions", files: [file], arguments: LanguageMode.swift6.arguments)
        try AppleModules.made(for: platform).check(module, for: platform.targets[0])
    }

    @Test("the first versions are those of the manifest", arguments: ApplePlatform.allCases)
    func manifest(platform: ApplePlatform) throws {
        let manifest = try String(contentsOf: Repository.root.appending(path: "Package.swift"), encoding: .utf8)
        #expect(manifest.contains(".\(platform.rawValue)(.v\(platform.versions[0]))"))
    }

    @Test("the table of products names the first versions", arguments: ApplePlatform.allCases)
    func table(platform: ApplePlatform) throws {
        let page = Repository.root.appending(path: "Documentation/Installing.md")
        let rows = try String(contentsOf: page, encoding: .utf8).components(separatedBy: "\n").map { line in
            line.components(separatedBy: "|").map { $0.trimmingCharacters(in: .whitespaces) }
        }
        let header = try #require(rows.first { $0.dropFirst().first == "product" && $0.contains("Linux") })
        let column = try #require(header.firstIndex { $0.hasPrefix(platform.rawValue) })
        let pictures = platform == .watchOS ? "skipped" : platform.versions[0]
        for (product, version) in [
            ("`SnapgenCatalog`", platform.versions[0]), ("`SnapgenUITesting`", platform.versions[0]),
            ("generated tests of pictures", pictures),
        ] {
            let row = try #require(rows.first { $0.count == header.count && $0[1].hasPrefix(product) })
            #expect(row[column] == version, "\(product)")
        }
    }

    private static var targets: [AppleTarget] { ApplePlatform.tested.flatMap(\.targets) }
}
