import SnapgenTestSupport
import Testing

@testable import SnapgenKit
@testable import SnapgenModel
@testable import SnapgenPlan
@testable import SnapgenScan

@Suite("Conditions of the app and of its tests")
struct ConditionDifferencesTests {
    /// The diagnostics of a source of an app with the condition `STAGING`, whose tests have the condition `TESTING`.
    private func problems(_ source: String) throws -> [Diagnostic] {
        var project = ProjectText()
        project.files("App/A.swift", "Tests/T.swift")
        let both = "SWIFT_VERSION = 6.0; SWIFT_ACTIVE_COMPILATION_CONDITIONS = \"DEBUG"
        project.target("App", files: ["App/A.swift"], settings: "PRODUCT_NAME = App; \(both) STAGING\";")
        project.target(
            "AppTests", "bundle.unit-test", files: ["Tests/T.swift"],
            settings: "TEST_HOST = \"$(BUILT_PRODUCTS_DIR)/App.app/App\"; \(both) TESTING\";")
        let disk = MemoryFileSystem([
            "/p/App.xcodeproj/project.pbxproj": project.text(), "/p/App/A.swift": source, "/p/Tests/T.swift": "",
        ])
        let opened = try Project.open(ProjectRequest(folder: "/p"), files: disk)
        return try Pipeline(opened).run(to: .catalog).catalog.diagnostics.filter { $0.id == .missingCondition }
    }

    @Test("a condition that only the app or the tests have is named once, with the number of previews and the setting")
    func once() throws {
        let found = try problems(
            """
            #if STAGING && os(iOS)
                #Preview("A") { Text("a") }
                #Preview("B") { Text("b") }
            #endif
            #if !(STAGING)
                #Preview("C") { Text("c") }
            #endif
            """)
        #expect(found.map(\.line) == [2])
        #expect(
            found.map(\.message) == [
                "'STAGING', on which 'A_A' and 2 more depend, is a condition of the target 'App' and not of 'AppTests', "
                    + "so the tests are compiled differently; add 'STAGING' to SWIFT_ACTIVE_COMPILATION_CONDITIONS of "
                    + "'AppTests'"
            ])
        let onlyInTests = try problems("#if DEBUG\n#if TESTING\n#Preview(\"A\") { Text(\"a\") }\n#endif\n#endif\n")
        #expect(onlyInTests.map { $0.message.contains("remove 'TESTING' from") } == [true])
    }

    @Test(
        "conditions of both, of neither, and of entries that are left out are none",
        arguments: [
            "#if DEBUG\n#Preview(\"A\") { Text(\"a\") }\n#endif\n",
            "#if OTHER || os(STAGING) || canImport(TESTING)\n#Preview(\"A\") { Text(\"a\") }\n#endif\n",
            "#if STAGING\n// snapgen: skip\n#Preview(\"A\") { Text(\"a\") }\n#endif\n",
            "#if STAGING\nprivate let a = 1\n#endif\n#Preview(\"A\") {\n#if STAGING\nText(a)\n#endif\n}\n",
        ])
    func none(source: String) throws {
        #expect(try problems(source) == [])
    }

    /// The diagnostics of a build with the plugin, whose module defines `STAGING`.
    private func problems(tests: [String]?, module: [String]?, _ source: String) throws -> [Diagnostic] {
        var app = BuildInputs.Module(name: "App", files: ["/p/App/A.swift"])
        app.conditions = module
        var inputs = BuildInputs(root: "/p", target: "Tests", modules: [app], otherModules: [], testFiles: [])
        inputs.conditions = tests
        let request = ProjectRequest(folder: "/p", output: "/work", build: inputs)
        let project = try Project.open(request, files: MemoryFileSystem(["/p/App/A.swift": source]))
        return try Pipeline(project).run(to: .plan).plan.diagnostics
    }

    @Test("a build states the conditions of its targets")
    func build() throws {
        let source =
            "#if STAGING\n#Preview(\"A\") { Text(\"a\") }\n#endif\n#if DEBUG\n#Preview(\"B\") { B() }\n#endif\n"
        let found = try problems(tests: [], module: ["STAGING"], source)
        #expect(found.map(\.id) == [.missingCondition])
        let advice = "add '.define(\"STAGING\")' to the 'swiftSettings' of 'Tests' in Package.swift"
        #expect(found.first?.message.hasSuffix(advice) == true)
        #expect(try problems(tests: ["STAGING"], module: ["STAGING"], source) == [])
        #expect(try problems(tests: nil, module: ["STAGING"], source) == [])
        #expect(try problems(tests: [], module: nil, source) == [])
    }
}
