import Foundation
import SnapgenModel
import SnapgenTestSupport
import Testing

/// The products, questions and pages for Apple's platforms, checked by the compiler for each of them.
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
        arguments: targets.filter { [.iOS, .catalyst, .macOS].contains($0.platform) })
    func planted(target: AppleTarget) throws {
        let names = [target.description, target.description.replacing("Catalyst", with: "iOS")]
        let file = Repository.root.appending(path: "Tests/CompileTests/Fixtures/Apple/Planted.swift").path
        let lines = try String(contentsOfFile: file, encoding: .utf8).components(separatedBy: "\n")
        let planted = zip(1..., lines).compactMap { number, line -> String? in
            let mark = line.components(separatedBy: "  // ").dropFirst().first?.components(separatedBy: ": ") ?? []
            let isMeant =
                mark.count == 1 || mark.last?.components(separatedBy: ", ").contains(where: names.contains) == true
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

    /// SwiftPM derives the first version of Mac Catalyst from that of iOS.
    @Test("the first versions are those of the manifest", arguments: ApplePlatform.allCases.filter { $0 != .catalyst })
    func manifest(platform: ApplePlatform) throws {
        let manifest = try String(contentsOf: Repository.root.appending(path: "Package.swift"), encoding: .utf8)
        #expect(manifest.contains(".\(platform.rawValue)(.v\(platform.versions[0]))"))
    }

    @Test("the table of products names the first versions", arguments: ApplePlatform.allCases)
    func table(platform: ApplePlatform) throws {
        let (header, rows) = try table("product", of: "Installing.md")
        let column = try #require(
            header.firstIndex { $0.components(separatedBy: ", ").contains { $0.hasPrefix(platform.rawValue) } })
        let pictures = platform == .watchOS ? "skipped" : platform.versions[0]
        for (product, version) in [
            ("`SnapgenCatalog`", platform.versions[0]), ("`SnapgenUITesting`", platform.versions[0]),
            ("generated tests of pictures", pictures),
        ] {
            let row = try #require(rows.first { $0[1].hasPrefix(product) })
            #expect(row[column] == version, "\(product)")
        }
    }

    @Test("the table of where tests run quotes messages of the tests and checks of the set-up")
    func places() throws {
        let (header, rows) = try table("tests", of: "Pictures.md")
        let sources = try Repository.swiftFiles(in: "Sources/SnapgenTesting").map {
            try String(contentsOfFile: $0, encoding: .utf8)
        }
        let messages = try #require(header.firstIndex(of: "fail"))
        let quoted = rows.flatMap { code($0[messages]) }
        #expect(quoted.count == 5)
        for message in quoted { #expect(sources.contains { $0.contains(message) }, "\(message)") }
        let checks = try #require(header.firstIndex(of: "check of `snapgen doctor`"))
        let ids = rows.flatMap { code($0[checks]) }
        #expect(!ids.isEmpty && ids.allSatisfy { DiagnosticID(rawValue: $0) != nil }, "\(ids)")
    }

    /// Returns the table whose first column has a title: its header, and its rows with the line between them.
    private func table(_ title: String, of page: String) throws -> (header: [String], rows: [[String]]) {
        let file = Repository.root.appending(path: "Documentation/\(page)")
        let lines = try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\n")
        let start = try #require(lines.firstIndex { $0.hasPrefix("| \(title) |") })
        let cells = lines[start...].prefix { $0.hasPrefix("|") }.map { line in
            line.components(separatedBy: "|").map { $0.trimmingCharacters(in: .whitespaces) }
        }
        return (cells[0], Array(cells.dropFirst()))
    }

    /// Returns the texts between backticks.
    private func code(_ text: String) -> [String] { text.matches(of: /`([^`]+)`/).map { String($0.1) } }

    private static var targets: [AppleTarget] { ApplePlatform.tested.flatMap(\.targets) }
}
