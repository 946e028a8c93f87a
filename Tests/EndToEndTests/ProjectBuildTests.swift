import Foundation
import SnapgenTestSupport
import Testing

/// The tool as the plugin runs it in an Xcode project, where a target has no dependencies.
@Suite("Builds of an Xcode project")
struct ProjectBuildTests {
    /// An app with hosted tests, a UI-test target and a framework that nothing depends on.
    private static func folder(_ more: [String: String] = [:], package: String? = nil) throws -> TemporaryFolder {
        var project = ProjectText()
        if let package { project.package(package) }
        let host = "TEST_HOST = \"$(BUILT_PRODUCTS_DIR)/Shop.app/Shop\";"
        project.files("App/Card.swift", "App/Row.swift", "Kit/Kit.swift", "AppTests/T.swift", "UI/U.swift")
        project.target("Shop", files: ["App/Card.swift", "App/Row.swift"])
        project.target("Kit", "framework", files: ["Kit/Kit.swift"])
        project.target("ShopTests", "bundle.unit-test", files: ["AppTests/T.swift"], settings: host)
        project.target("ShopUITests", "bundle.ui-testing", files: ["UI/U.swift"])
        let value = "import SnapgenCatalog\nenum Row: TestableValue { static let samples = [1] }\n"
        return try TemporaryFolder(
            [
                "Shop.xcodeproj/project.pbxproj": project.text(), "App/Row.swift": value, "Kit/Kit.swift": value,
                "App/Card.swift": "import SwiftUI\n#Preview { Card() }\n", "AppTests/T.swift": "", "UI/U.swift": "",
                ".git/x": "",
            ].merging(more) { $1 })
    }

    /// Runs the tool with the inputs that the plugin writes: the modules of all targets.
    private static func generate(
        _ target: String = "ShopTests", in folder: TemporaryFolder, isUITest: Bool = false,
        environment: [String: String] = [:]
    ) throws -> SnapgenProcess {
        try folder.write(
            """
            {
              "root": "\(folder.path)", "project": "\(folder.path)", "target": "\(target)",
              "isUITest": \(isUITest), "modules": [
                {"name": "Kit", "target": "Kit", "files": ["\(folder.path("Kit/Kit.swift"))"]},
                {"name": "Shop", "target": "Shop", "files": ["\(folder.path("App/Card.swift"))"]}
              ],
              "otherModules": [], "testFiles": []
            }
            """, to: "work/Snapgen.inputs.json")
        return try folder.snapgen(
            "generate --build-inputs work/Snapgen.inputs.json --output work", environment: environment)
    }

    @Test("the modules are those that the project's files let the test target import")
    func modules() throws {
        let folder = try Self.folder(["snapgen.yml": "default_batch: component\n"])
        let run = try Self.generate(in: folder)
        #expect(run.status == 0, "\(run.error)")
        let tests = try folder.generatedTests(in: "work")
        #expect(tests.contains("func testRow()") && tests.contains("func testCard()") && !tests.contains("Kit"))
        #expect(!folder.exists("AppTests/Generated"))
    }

    @Test(
        "no other program is started; a local package is read, and a warning names one that only an evaluation describes"
    )
    func programs() throws {
        let manifest = "// swift-tools-version: 6.0\nimport PackageDescription\nlet package = Package(name: \"Core\")\n"
        let folder = try Self.folder(["Packages/Core/Package.swift": manifest], package: "Packages/Core")
        for program in ["swift", "git", "xcrun", "xcodebuild"] {
            try folder.writeProgram("#!/bin/sh\necho \"$0 $*\" >>\"$LOG\"\n", to: "bin/\(program)")
        }
        let environment = ["PATH": folder.path("bin"), "LOG": folder.path("started")]
        let run = try Self.generate(in: folder, environment: environment)
        #expect(run.status == 0, "\(run.error)")
        #expect(!run.error.contains("Core"), "\(run.error)")
        try folder.write(manifest + "package.targets = []\n", to: "Packages/Core/Package.swift")
        let warning = "Packages/Core/Package.swift:4: warning: the targets of the package are unknown, because"
        let build = try Self.generate(in: folder, environment: environment)
        #expect(
            build.error.contains("\(warning) 'package.targets = []' is not evaluated; name its modules in 'sources'"))
        let plan = try folder.snapgen("plan --no-cache", environment: environment)
        #expect(plan.error.contains("\(warning) 'package.targets = []' is not evaluated; pass --evaluate-manifests"))
        #expect(!folder.exists("started"))
        // The programs above are found.
        _ = try folder.snapgen("plan --no-cache --evaluate-manifests", environment: environment)
        #expect(folder.exists("started"))
    }

    @Test("a target for UI tests gets the accessibility schemas of the app as its only file")
    func screens() throws {
        let schema = """
            import SnapgenAccessibility
            final class RowAccessibility: ScreenAccessibility { let title = TextAccessibility() }
            """
        let folder = try Self.folder(["App/Row.swift": schema])
        let run = try Self.generate("ShopUITests", in: folder, isUITest: true)
        #expect(run.status == 0, "\(run.error)")
        #expect(run.output + run.error == "")
        let written = folder.files.filter { $0.hasPrefix("work/") && $0.hasSuffix(".swift") }
        #expect(written == ["work/Screens.snapgen.swift"])
        #expect(try folder.read("work/Screens.snapgen.swift").contains("let title = TextAccessibility()"))
    }

    @Test(
        "a target without tests of samples, an unknown one and nothing to test are errors",
        arguments: [
            ("ShopUITests", [:], "choose ShopTests"), ("Shop", [:], "choose ShopTests"),
            ("Gone", [:], "no target for unit tests is called 'Gone'"),
            ("ShopTests", ["App/Card.swift": "", "App/Row.swift": ""], "'ShopTests' gets no test"),
        ] as [(String, [String: String], String)])
    func errors(target: String, files: [String: String], message: String) throws {
        let folder = try Self.folder(files)
        let run = try Self.generate(target, in: folder)
        #expect(run.status != 0)
        #expect(run.error.contains(message), "\(run.error)")
        #expect(folder.files.filter { $0.hasPrefix("work/") } == ["work/Snapgen.inputs.json"])
    }
}
