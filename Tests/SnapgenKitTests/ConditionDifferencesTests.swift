import Testing

@testable import SnapgenKit
@testable import SnapgenModel
@testable import SnapgenPlan
@testable import SnapgenScan

/// The conditions of a project's targets are in the case `conditions` of the commands.
@Suite("Conditions of the app and of its tests")
struct ConditionDifferencesTests {
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
