import Foundation
import SnapgenTestSupport
import Testing

@testable import SnapgenKit
@testable import SnapgenModel

/// `SnapgenUITesting` with the generated schemas of golden cases, the example and the page, and with an app of the stubs.
@Suite("UI tests", .serialized, .onLinux(TestTier.compile.isOn))
struct UITestingTests {
    private static let modes: [LanguageMode] = [.swift5, .swift6, .mainActor]

    @Test("generated schemas, and the UI tests of the example and of the page, compile in every mode", arguments: modes)
    func compiles(mode: LanguageMode) throws {
        let golden = try Repository.swiftFiles(in: "Tests/GoldenTests/Screens").filter { $0.hasSuffix("snapgen.swift") }
        #expect(golden.count >= 4)
        for file in golden { try check([file], mode.arguments) }
        let example = try Repository.swiftFiles(in: "Examples/TravelProject/TravelUITests")
        #expect(example.contains { $0.hasSuffix("/Screens/Screens.snapgen.swift") })
        #expect(example.contains { $0.hasSuffix("/Samples/SnapgenSampleTests.swift") })
        try check(example, mode.arguments)
        let page = try DocumentationPage("Accessibility.md")
        let folder = try TemporaryFolder([
            "Screens.swift": Self.screens(of: page.block(with: "SelectableAccessibility {")),
            "UserListTests.swift": page.block(with: "import XCTest"),
        ])
        try check(folder.files.map(folder.path), mode.arguments)
    }

    @Test("a test with Rafinad's names compiles, with warnings")
    func rafinad() throws {
        let file = Repository.root.appending(path: "Tests/CompileTests/Fixtures/Rafinad.swift").path
        try check([file], LanguageMode.swift6.arguments + ["-no-warnings-as-errors"])
    }

    private func check(_ files: [String], _ arguments: [String]) throws {
        let module = AppleModule(name: "AppUITests", files: files, arguments: arguments)
        try AppleModules.made(for: .iOS).check(module, for: ApplePlatform.iOS.targets[0])
    }

    /// Returns the schemas that snapgen generates for UI tests of an app with a source.
    static func screens(of source: String) throws -> String {
        let folder = try TemporaryFolder([
            "Sources/App/Schemas.swift": source, "snapgen.yml": "accessibility: { screens: UITests/Generated }",
        ])
        let project = try Project.open(ProjectRequest(folder: folder.path), files: LocalFileSystem())
        return try #require(try Screens(project, besides: [])).file.contents
    }

    private static let programs = ["iOS", "macOS"].map { platform in Result { try UITestProgram(as: platform) } }

    /// `SNAPGEN_RECORD_GOLDENS=1 SNAPGEN_TESTS=compile swift test --filter UITestingTests` records the output and fails.
    @Test(
        "elements are looked up by their keys, and act, in every mode and with generated schemas; a Mac has clicks",
        arguments: [
            (0, .swift5, false), (0, .swift6, false), (0, .mainActor, false), (0, .swift6, true), (1, .swift6, false),
        ] as [(Int, LanguageMode, Bool)])
    func output(number: Int, mode: LanguageMode, isGenerated: Bool) throws {
        let program = try Self.programs[number].get()
        try expectRecorded(program.output(mode, isGenerated: isGenerated), at: program.expected)
    }
}

/// A UI test as a program that prints failures and actions, compiled on Linux as for a platform with the modules that
/// it imports.
private struct UITestProgram {
    let expected: String
    private let folder: URL
    private let platform: String
    private static let fixture = "Tests/CompileTests/Fixtures/UITesting"
    private static let modules = [
        ("SnapgenAccessibility", "Sources"), ("XCUIAutomation", "Tests/Stubs"), ("XCTest", "Tests/Stubs"),
        ("SnapgenUITesting", "Sources"),
    ]

    init(as platform: String) throws {
        (folder, self.platform) = (try processFolder(), platform)
        expected = "\(Self.fixture)/\(platform).txt"
        for (name, parent) in Self.modules {
            let files = try sources(in: "\(parent)/\(name)").map { name, text in
                try write(text, to: folder.appending(path: "\(parent)/\(name)"))
            }
            let mode = parent == "Sources" ? LanguageMode.upcoming : .swift6
            try CompiledModule(name: name, files: files, arguments: mode.arguments + ["-package-name", "snapgen"])
                .compile(into: folder)
        }
    }

    /// Returns what the program prints, with generated schemas or those of the app.
    func output(_ mode: LanguageMode, isGenerated: Bool) throws -> String {
        let files = try sources(in: Self.fixture)
        var schemas = try #require(files["Schemas.swift"])
        if isGenerated { schemas = try UITestingTests.screens(of: schemas) }
        // Tests that run at the same time have programs of their own.
        let own = try processFolder()
        let objects =
            try Self.modules.map { folder.appending(path: "\($0.0).o").path }
            + [write(schemas, to: own.appending(path: "Schemas.swift"))]
        let program = try CompiledModule.link(
            try #require(files["main.swift"]), in: own, mode: mode, ["-I", folder.path] + objects)
        return try Command(arguments: [program]).succeed()
    }

    /// Returns the texts of the files in a folder by name, with conditions of the platform that are true.
    private func sources(in folder: String) throws -> [String: String] {
        try Repository.swiftFiles(in: folder).reduce(into: [:]) { files, path in
            let text = try String(contentsOfFile: path, encoding: .utf8)
            files[URL(filePath: path).lastPathComponent] = text.replacing("os(\(platform))", with: "os(Linux)")
        }
    }
}
