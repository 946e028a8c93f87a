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

    @Test(
        "the app's files, with UIKit and with AppKit, and the UI tests compile in every mode",
        arguments: [LanguageMode.swift5, .swift6, .mainActor])
    func compiles(mode: LanguageMode) throws {
        try Self.app.get().check(mode)
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

    func check(_ mode: LanguageMode) throws {
        for platform in Platform.allCases {
            try CompiledModule(name: "App", files: appFiles, arguments: mode.arguments + Self.options)
                .check(searching: ["-I", folder(of: platform).path] + Stubs.compiled(platform, .newest).search)
        }
        try CompiledModule(name: "AppUITests", files: uiTests, arguments: mode.arguments)
            .check(searching: ["-I", uiTesting.path] + Stubs.shared.get().search)
    }

    private var uiTesting: URL { root.appending(path: ".build/UITesting") }

    private func compileUITesting() throws {
        let library = LanguageMode.upcoming.arguments + ["-package-name", "snapgen"]
        for (folder, arguments) in [
            ("Tests/Stubs/XCUIAutomation", LanguageMode.swift6.arguments),
            ("Tests/Stubs/XCTest", LanguageMode.swift6.arguments), ("Sources/SnapgenUITesting", library),
        ] {
            let name = URL(filePath: folder).lastPathComponent
            try CompiledModule(name: name, files: Repository.swiftFiles(in: folder), arguments: arguments)
                .compile(into: uiTesting, searching: Stubs.shared.get().folders)
        }
    }
}
