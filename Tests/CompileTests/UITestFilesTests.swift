import Foundation
import SnapgenTestSupport
import Testing

@testable import SnapgenKit
@testable import SnapgenModel
@testable import SnapgenSetup

/// The files for UI tests of samples, compiled with the stubs; those of an example are executed.
@Suite("Files for UI tests", .onLinux(TestTier.compile.isOn))
struct UITestFilesTests {
    private static let app = Result { try SampleApp() }

    @Test("the app's files compile in every mode, with UIKit and with AppKit", arguments: Platform.allCases)
    func app(platform: Platform) throws {
        for mode in [LanguageMode.swift5, .swift6, .mainActor] { try Self.app.get().check(mode, on: platform) }
    }

    @Test("the UI tests compile in every mode", arguments: [LanguageMode.swift5, .swift6, .mainActor])
    func uiTests(mode: LanguageMode) throws {
        try Self.app.get().checkUITests(mode)
    }
}

/// The golden case `ui-tests` with an app.
private struct SampleApp {
    private let root: URL
    private let uiTests: [String]
    private let appFiles: [String]

    init() throws {
        let request = ProjectRequest(folder: "\(GoldenPackage.folder)/ui-tests").migrating
        let project = try Project.open(request, files: LocalFileSystem())
        let run = try Pipeline(project).run(to: .files)
        let root = try processFolder()
        self.root = root
        let generated = try run.uiTests.map { folder in
            try folder.files.map { try write($0.contents, to: root.appending(path: "\(folder.path)/\($0.path)")) }
        }
        let copies = try GoldenPackage.copySources(of: project, to: root)
        appFiles = copies.filter { $0.module == "App" }.map(\.path) + generated[0]
        uiTests = generated[1]
        for platform in Platform.allCases {
            try CompiledModule(
                name: "Users", files: copies.filter { $0.module == "Users" }.map(\.path),
                arguments: LanguageMode.swift6.arguments + Self.options,
                refusesWarnings: false
            ).compile(into: folder(of: platform), searching: Stubs.compiled(platform, .newest).folders)
        }
        try compileUITesting()
    }

    private static let options = ["-enable-testing", "-D", "DEBUG"]

    private func folder(of platform: Platform) -> URL { root.appending(path: ".build/\(platform.rawValue)") }

    func check(_ mode: LanguageMode, on platform: Platform) throws {
        try CompiledModule(name: "App", files: appFiles, arguments: mode.arguments + Self.options)
            .check(searching: ["-I", folder(of: platform).path] + Stubs.compiled(platform, .newest).search)
    }

    func checkUITests(_ mode: LanguageMode) throws {
        try CompiledModule(name: "AppUITests", files: uiTests, arguments: mode.arguments)
            .check(searching: ["-I", root.appending(path: ".build/UITesting").path] + Stubs.shared.get().search)
    }

    private func compileUITesting() throws {
        let folder = root.appending(path: ".build/UITesting")
        let stubs = try Stubs.shared.get().folders
        let library = LanguageMode.upcoming.arguments + ["-package-name", "snapgen"]
        for (name, parent, arguments) in [
            ("XCUIAutomation", "Tests/Stubs", LanguageMode.swift6.arguments),
            ("XCTest", "Tests/Stubs", LanguageMode.swift6.arguments),
            ("SnapgenUITesting", "Sources", library),
        ] {
            try CompiledModule(
                name: name, files: Repository.swiftFiles(in: "\(parent)/\(name)"), arguments: arguments
            ).compile(into: folder, searching: stubs)
        }
    }
}
