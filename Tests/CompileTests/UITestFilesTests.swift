import Foundation
import SnapgenTestSupport
import Testing

@testable import SnapgenConfiguration
@testable import SnapgenKit
@testable import SnapgenModel
@testable import SnapgenPlan
@testable import SnapgenProject
@testable import SnapgenRender
@testable import SnapgenReview
@testable import SnapgenScan
@testable import SnapgenSetup

/// The files for UI tests of samples, compiled with the stubs, and the app's part executed.
@Suite(
    "Files for UI tests", .enabled(if: TestTier.compile.isOn, "Scripts/test compile"),
    .enabled(if: isLinux, "the stand-ins would hide Apple's own modules"))
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

    @Test("the app shows the sample of its arguments, or the names that are nearest")
    func samples() throws {
        let program = try Self.app.get().program()
        func shown(_ sample: String) throws -> String {
            try Command(arguments: [program, "-SnapgenSample", sample]).succeed()
        }
        #expect(try shown("UserCell/ada").contains("UserCell(name: \"Ada\")"))
        #expect(try shown("Users/UserCell/Signed-out").contains("UserCell(name: \"?\")"))
        #expect(try shown("ManyCells/one").contains("UserCell(name: \"1\")"))
        #expect(try shown("RootView/1").contains("RootView()"))
        let unknown = try shown("UserCell/adah").replacing("\\'", with: "'")
        #expect(unknown.contains("there is no sample 'UserCell/adah'; the nearest are 'UserCell/ada', "))
        #expect(try Command(arguments: [program]).succeed() == "no sample\n")
    }
}

/// The golden case `ui-tests` with an app.
private struct SampleApp {
    private let root: URL
    private let uiTests: [String]
    private let appFiles: [String]
    private let users: [String]

    init() throws {
        let request = ProjectRequest(folder: "\(GoldenPackage.folder)/ui-tests").migrating
        let project = try Project.open(request, files: LocalFileSystem())
        let run = try Pipeline(project).run(to: .files)
        let root = try processFolder()
        self.root = root
        let generated = try run.uiTests.map { folder in
            try folder.files.map { try Self.write($0.contents, to: root.appending(path: "\(folder.path)/\($0.path)")) }
        }
        let sources = project.sources().sources
        var copies: [String: [String]] = [:]
        for file in 0..<sources.count {
            let path = sources.path(at: file)
            let text = try String(contentsOfFile: project.root.absolute(path), encoding: .utf8)
            let module = sources.modules[sources.module(at: file)]
            let copy = try Self.write(text, to: root.appending(path: path.string))
            copies[module, default: []].append(copy)
        }
        users = copies["Users"] ?? []
        appFiles = (copies["App"] ?? []) + generated[0]
        uiTests = generated[1]
        for platform in Platform.allCases {
            let folder = folder(of: platform)
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            try CompiledModule(
                name: "Users", files: users, arguments: LanguageMode.swift6.arguments + Self.options,
                refusesWarnings: false
            ).compile(into: folder, searching: Stubs.compiled(platform, .newest).folders)
        }
        try compileUITesting()
    }

    private static let options = ["-enable-testing", "-D", "DEBUG"]

    private func folder(of platform: Platform) -> URL { root.appending(path: ".build/\(platform.rawValue)") }

    /// Type-checks the app with warnings as errors.
    func check(_ mode: LanguageMode, on platform: Platform) throws {
        let search = ["-I", folder(of: platform).path] + (try Stubs.compiled(platform, .newest).search)
        let options = ["-typecheck", "-parse-as-library", "-warnings-as-errors", "-module-name", "App"]
        try Command(arguments: ["swiftc"] + options + mode.arguments + Self.options + search + appFiles).succeed()
    }

    /// Type-checks the UI tests with warnings as errors.
    func checkUITests(_ mode: LanguageMode) throws {
        let search = ["-I", root.appending(path: ".build/UITesting").path] + (try Stubs.shared.get().search)
        let options = ["-typecheck", "-parse-as-library", "-warnings-as-errors", "-module-name", "AppUITests"]
        try Command(arguments: ["swiftc"] + options + mode.arguments + search + uiTests).succeed()
    }

    /// Returns the path of a program that prints the view that the app shows.
    func program() throws -> String {
        let stubs = try Stubs.shared.get()
        let main = """
            let sample = MainActor.assumeIsolated { SnapgenGallery.sample.map { "\\($0)" } }
            print(sample ?? "no sample")
            """
        let path = try Self.write(main, to: root.appending(path: ".build/main.swift"))
        let program = root.appending(path: ".build/app").path
        let build = folder(of: .uiKit)
        try Command(
            arguments: ["swiftc", "-swift-version", "6", "-module-name", "App", "-o", program, "-I", build.path, path]
                + Self.options + stubs.search + appFiles + [build.appending(path: "Users.o").path] + stubs.objects
        ).succeed()
        return program
    }

    /// Compiles the library for UI tests with its stubs.
    private func compileUITesting() throws {
        let folder = root.appending(path: ".build/UITesting")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
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

    private static func write(_ text: String, to url: URL) throws -> String {
        try FileManager.default.createDirectory(
            at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: url)
        return url.path
    }
}
