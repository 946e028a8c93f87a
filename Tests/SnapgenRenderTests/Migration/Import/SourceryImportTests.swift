import Testing

@testable import SnapgenConfiguration
@testable import SnapgenModel
@testable import SnapgenSetup

@Suite("Import of Sourcery's configuration")
struct SourceryImportTests {
    private func imported(
        _ text: String, folder: String? = nil, environment: [String: String] = [:]
    ) throws -> ImportedConfiguration {
        let project = importedProject(
            folder: folder, environment: environment,
            files: [
                "Templates/Tests.stencil": "{% for type in types.implementing.TestablePreview %}func test{% endfor %}",
                "Templates/Previews.stencil":
                    "@Test {% for type in types.based.PreviewProvider %}{{ type.name }}._allPreviews{% endfor %}",
                "Templates/Plain.stencil": "import XCTest {% for type in types.all %}{{ type.name }}{% endfor %}",
                "Sources/App/Generated/A.swift": "", "App/Generated/A.swift": "",
                "Templates/Deep/Mocks.stencil": "{% for type in types.protocols %}class {{ type.name }}{% endfor %}",
            ])
        return try ImportedConfiguration(sourcery: foreignFile(text, ".sourcery.yml"), of: project)
    }

    private static let simple = """
        sources:
          - Sources/App
        templates:
          - Templates/Tests.stencil
        output: Tests/AppTests/Generated
        """

    @Test("what is included and excluded, a file's place, and paths seen from the file's folder")
    func paths() throws {
        let imported = try imported(
            """
            sources:
              include: [../Sources/App, ../Sources/App/One.swift]
              exclude: [../Sources/App/Generated, ../Sources/App/Two.swift]
            templates: [../Templates/Previews.stencil]
            output: { path: ../Tests/AppTests/Generated/All.generated.swift, link: { project: A.xcodeproj } }
            """, folder: "Config")
        let decided = try imported.decided()
        #expect(decided.sources.map { $0.path?.string } == ["Sources/App", "Sources/App/One.swift"])
        #expect(decided.exclude.map(\.pattern) == ["Sources/App/Generated/**", "Sources/App/Two.swift"])
        #expect(decided.tests.output.string == "Tests/AppTests/Generated")
        #expect(decided.catalog.protocols == [CatalogProtocol(name: "PreviewProvider", access: .previews)])
        #expect(imported.said.contains { $0.hasPrefix("5: snapgen changes no Xcode project") })
    }

    @Test("a folder of templates gives the first, and a word about each of the others")
    func templateFolder() throws {
        let imported = try imported(Self.simple.replacing("Templates/Tests.stencil", with: "Templates"))
        #expect(try imported.decided().tests.template.name == "Templates/Plain.stencil")
        #expect(imported.said.count { $0.contains("needs a configuration of its own") } == 2)
        #expect(imported.said.contains { $0.contains("the template contains no protocol") })
        #expect(
            imported.said.filter { $0.contains("Deep") } == [
                "4: 'Templates/Deep/Mocks.stencil' generates no tests; keep Sourcery for it"
            ])
    }

    @Test(
        "a file whose templates generate no tests is not converted",
        arguments: ["Templates/Deep", "Templates/Deep/Mocks.stencil"])
    func mocks(path: String) throws {
        let mocks = Self.simple.replacing("Templates/Tests.stencil", with: path)
        let error = #expect(throws: DiagnosticError.self) { try self.imported(mocks) }
        #expect(error?.diagnostics.first?.message.hasPrefix("no template generates tests") == true)
        let items = [mocks, Self.simple].map { "  - " + $0.replacing("\n", with: "\n    ") + "\n" }.joined()
        let template = try imported("configurations:\n\(items)").decided().tests.template.name
        #expect(template == "Templates/Tests.stencil")
    }

    @Test(
        "a setting from which nothing follows is not called converted",
        arguments: [
            ("args: [mainTarget=App]", "args"), ("templates: Templates/Tests.stencil", "templates"),
            ("sources: Sources/App", "sources"), ("templates: [None.stencil]", "templates"),
        ])
    func nothing(line: String, key: String) throws {
        let others = ["sources: [Sources/App]", "templates: [Templates/Tests.stencil]", "output: Tests/AppTests"]
        let lines = others.filter { !$0.hasPrefix("\(key):") } + [line]
        let imported = try imported(lines.joined(separator: "\n"))
        let setting = try #require(imported.settings.last)
        #expect(setting.name == key && setting.outcome == .unsupported)
        #expect(imported.said.contains { $0.hasPrefix("\(lines.count): ") })
        let values = try imported.decided()
        #expect(values.tests.template.arguments.isEmpty && !values.tests.template.name.hasPrefix("None"))
    }

    @Test(
        "sources are folders, whose modules snapgen determines, or a package's targets where SwiftPM has them",
        arguments: [
            ("package: { path: ., target: [App, Kit] }", ["Sources/App App", "Sources/Kit Kit"]),
            ("sources: [.]", [". "]), ("sources: [Sources]", ["Sources "]),
            ("sources: [\"${SRC}/App\"]", ["Sources/App App"]),
        ])
    func sources(line: String, modules: [String]) throws {
        let text = Self.simple.replacing("sources:\n  - Sources/App", with: line)
        let decided = try imported(text, environment: ["SRC": "Sources"]).decided()
        #expect(decided.sources.map { "\($0.path?.string ?? $0.pattern?.pattern ?? ".") \($0.module)" } == modules)
    }

    @Test("of several configurations the first is taken")
    func several() throws {
        let text = """
            configurations:
              - { sources: [Sources/A], templates: [Templates/Tests.stencil], output: Tests/A/Generated }
              - { sources: [Sources/B], templates: [Templates/Tests.stencil], output: Tests/B/Generated }
            """
        let imported = try imported(text)
        #expect(try imported.decided().sources.map(\.module) == ["A"])
        let own = CatalogProtocol(name: "TestablePreview", access: .samples)
        #expect(try imported.decided().catalog.protocols == [own])
        #expect(imported.said.contains { $0.contains("holds 2 configurations") })
        #expect(throws: DiagnosticError.self) { try self.imported("configurations: []") }
    }

    @Test(
        "targets of projects are sources",
        arguments: [
            "{ file: A.xcodeproj, target: { name: App, module: App_UI }, exclude: [App/Generated] }",
            "[{ file: A.xcodeproj, target: [{ name: App }], exclude: App/Generated }]",
            "{ file: A.xcodeproj, target: [{ name: App }, { name: App Kit }], exclude: [App/Generated] }",
        ])
    func project(value: String) throws {
        let text = Self.simple.replacing("sources:\n  - Sources/App", with: "project: \(value)")
        let imported = try imported(text)
        let decided = try imported.decided()
        let targets = value.contains("Kit") ? ["App", "App Kit"] : ["App"]
        #expect(decided.sources.map(\.target) == targets)
        #expect(imported.settings.first?.outcome == .translated)
        #expect(decided.exclude.map(\.pattern) == (value.contains("exclude: [") ? ["App/Generated/**"] : []))
    }

    @Test("arguments keep their values")
    func arguments() throws {
        let line = "{ name: App, count: 3, flags: [true, \"no: it\"], home: \"${HOME}\" }"
        #expect(try imported("\(Self.simple)\nargs: \(line)\n").text.contains("arguments: \(line)\n"))
    }
}
