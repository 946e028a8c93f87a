package import Foundation
import SnapgenScan
import SnapgenTestSupport

/// The seeds for fuzzing: files of this repository and results of the tool.
package struct SeedFiles: Sendable {
    private let root: URL

    /// Creates the seeds from a checkout of this repository.
    package init(root: URL) {
        self.root = root
    }

    /// Returns the inputs of a target, in the order of their files.
    package func inputs(for target: FuzzTarget) -> [[UInt8]] {
        switch target {
        case .scan: previews
        case .records: randomBytes
        case .configuration: configurations
        case .project: projects
        case .picture: files(in: "Tests/UnitTests/Images/PngSuite", ending: ".png").map(\.bytes)
        }
    }

    /// The inputs for previews: one for each golden case, and one for each source file of the examples.
    package var previews: [[UInt8]] {
        goldenCases.map(Self.input) + files(in: "Examples", ending: ".swift").map(\.bytes)
            + files(in: "Tests/CompileTests/Fixtures", ending: ".swift").map(\.bytes)
    }

    private var goldenCases: [[File]] {
        let files = files(in: "Tests/GoldenTests/Cases", ending: ".swift").filter { !$0.path.contains("/Expected/") }
        return Dictionary(grouping: files) { $0.path.split(separator: "/")[3] }
            .sorted { $0.key < $1.key }.map(\.value)
    }

    private static func input(of files: [File]) -> [UInt8] {
        let modules = files.map { $0.path.split(separator: "/").dropLast().last ?? "" }
        return FuzzSources.input(
            of: zip(files, modules).map { ($0.1 == modules.first ? "App" : "Kit", $0.0.bytes) })
    }

    private var configurations: [[UInt8]] {
        let written = files(in: "Tests", ending: ".yml") + files(in: "Examples", ending: ".yml")
        let pages = [file("README.md")].compactMap { $0 } + files(in: "Documentation", ending: ".md")
        let report = "<testsuites><testcase classname='A' name='b' time='0.5'/></testsuites>"
        return written.map(\.bytes) + pages.flatMap(pieces) + [Array(report.utf8)]
    }

    /// The inputs for projects: one for each type of product, files of the examples, and small files of each kind.
    private var projects: [[UInt8]] {
        let types = [
            "application", "application.watchapp2", "app-extension", "framework", "library.static", "tool",
            "bundle.unit-test", "bundle.ui-testing", "xpc-service",
        ]
        let made = types.flatMap { type -> [String] in
            var project = ProjectText()
            project.files("A.swift")
            let more = project.synchronizedFolder("b") + project.products("Kit")
            project.package("Kit")
            project.target("Tests", type, files: ["A.swift"], settings: "PRODUCT_NAME = \"$(TARGET_NAME:upper)\";")
            let text = project.text()
            project.target("App", "application", more: more + project.dependency(on: "Tests"))
            return [text, project.text(settings: "SUPPORTED_PLATFORMS = \"iphoneos macosx\";")]
        }
        let small = [
            "<Workspace><Group location='group:a'><FileRef location='group:App.xcodeproj'/></Group></Workspace>",
            "<Scheme><TestAction language='a'><TestPlanReference reference='container:A.xctestplan'/></TestAction></Scheme>",
            "<Scheme><TestAction buildConfiguration='A'><TestableReference skipped='NO'><BuildableReference BlueprintName="
                + "'A' ReferencedContainer='container:'/></TestableReference></TestAction></Scheme>",
            "{\"testTargets\": [{\"target\": {\"name\": \"A\"}, \"enabled\": false}], \"defaultOptions\": {}}",
            "schemes: { A: { test: { targets: [A, { name: B/C, skipped: true }], testPlans: [{ path: A.xctestplan }] } } }",
            "A = $(inherited) $(B:default=x)\n#include? \"App.xcconfig\"\nB[sdk=macosx*] = ${A}\nPRODUCT_NAME = $(A)",
            "include: [project.yml]\ntargets: { App: { type: application, platform: [iOS, macOS], sources: [b] } }",
            "{\"name\": \"K\", \"targets\": [{\"name\": \"K\", \"type\": \"test\"}], \"products\": []}",
        ]
        let written = files(in: "Examples", ending: ".pbxproj").map(\.bytes)
        return (made + small).map { Array($0.utf8) } + written
    }

    private var randomBytes: [[UInt8]] {
        (0..<64).map { seed in
            var random = SplitMix64(state: UInt64(seed))
            return (0..<(seed * 8)).map { _ in UInt8.random(in: 0...255, using: &random) }
        }
    }
}

// MARK: - Files

extension SeedFiles {
    private struct File {
        var path: String
        var bytes: [UInt8]
    }

    /// Returns the files below a folder, sorted, without large files and build products.
    private func files(in folder: String, ending: String) -> [File] {
        let found = FileManager.default.enumerator(atPath: root.appending(path: folder).path)
        return (found?.compactMap { $0 as? String } ?? []).sorted()
            .filter { $0.hasSuffix(ending) && !$0.contains(".build/") }
            .compactMap { file("\(folder)/\($0)") }
            .filter { $0.bytes.count < 20_000 }
    }

    private func file(_ path: String) -> File? {
        FileManager.default.contents(atPath: root.appending(path: path).path).map { File(path: path, bytes: Array($0)) }
    }

    /// Returns the configurations in a page of the documentation.
    private func pieces(of page: File) -> [[UInt8]] {
        let parts = String(decoding: page.bytes, as: UTF8.self).components(separatedBy: "```yaml\n").dropFirst()
        return parts.map { Array(($0.components(separatedBy: "```").first ?? "").utf8) }
    }
}
