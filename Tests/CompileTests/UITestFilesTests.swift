import Foundation
import SnapgenTestSupport
import Testing

@testable import SnapgenKit
@testable import SnapgenModel

/// The files for UI tests of samples, compiled with the stubs; those of an example are executed.
@Suite("Files for UI tests", .serialized, .onLinux(TestTier.compile.isOn))
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
        let request = ProjectRequest(folder: "\(GoldenPackage.folder)/ui-tests")
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
        let users = copies.filter { $0.module == "Users" }.map(\.path)
        for platform in Self.platforms {
            let module = AppleModule(
                name: "Users", files: users, arguments: LanguageMode.swift6.arguments + Self.options)
            try AppleModules.made(for: platform).emit(module, for: platform.targets[1], into: folder(of: platform))
        }
    }

    private static let platforms = [ApplePlatform.iOS, .macOS, .catalyst]
    private static let options = ["-enable-testing", "-D", "DEBUG"]

    private func folder(of platform: ApplePlatform) -> URL { root.appending(path: ".build/\(platform.rawValue)") }

    func check(_ mode: LanguageMode) throws {
        for target in Self.platforms.flatMap(\.targets) {
            let (modules, folder) = (try AppleModules.made(for: target.platform), folder(of: target.platform))
            let app = AppleModule(name: "App", files: appFiles, arguments: mode.arguments + Self.options)
            try modules.check(app, for: target, searching: [folder])
            try modules.check(AppleModule(name: "AppUITests", files: uiTests, arguments: mode.arguments), for: target)
        }
    }
}
