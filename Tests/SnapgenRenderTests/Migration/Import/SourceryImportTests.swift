import Testing

@testable import SnapgenConfiguration
@testable import SnapgenModel
@testable import SnapgenSetup

@Suite("Import of Sourcery's configuration")
struct SourceryImportTests {
    private func imported(
        _ text: String, number: Int? = nil, folder: String? = nil, environment: [String: String] = [:]
    ) throws -> ImportedConfiguration {
        let project = importedProject(
            folder: folder, environment: environment,
            files: [
                "Templates/Tests.stencil": "{% for type in types.implementing.TestablePreview %}{% endfor %}",
                "Templates/Previews.stencil":
                    "{% for type in types.based.PreviewProvider %}{{ type.name }}._allPreviews{% endfor %}",
                "Templates/Plain.stencil": "{% for type in types.all %}{{ type.name }}{% endfor %}",
            ])
        return try ImportedConfiguration(sourcery: foreignFile(text, ".sourcery.yml"), of: project, number: number)
    }

    private static let simple = """
        sources:
          - Sources/App
        templates:
          - Templates/Tests.stencil
        output: Tests/AppTests/Generated
        """

    @Test("sources, template and output become snapgen's, and the template's protocol an entry of the catalog")
    func simple() throws {
        let imported = try imported(Self.simple)
        let decided = try imported.decided()
        #expect(imported.diagnostics == [])
        #expect(decided.sources.map { "\($0.path?.string ?? ".") \($0.module)" } == ["Sources/App App"])
        #expect(decided.tests.template == "Templates/Tests.stencil")
        #expect(decided.tests.output.string == "Tests/AppTests/Generated")
        #expect(decided.catalog.protocols == [CatalogProtocol("TestablePreview", .samples)])
    }

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
        #expect(decided.catalog.protocols == [CatalogProtocol("PreviewProvider", .previews)])
        #expect(imported.said.contains { $0.hasPrefix("5: snapgen changes no Xcode project") })
    }

    @Test("a folder of templates gives the first, and a word about each of the others")
    func templateFolder() throws {
        let imported = try imported(Self.simple.replacing("Templates/Tests.stencil", with: "Templates"))
        #expect(try imported.decided().tests.template == "Templates/Plain.stencil")
        #expect(imported.said.count { $0.contains("needs a configuration of its own") } == 2)
        #expect(imported.said.contains { $0.contains("the template contains no protocol") })
    }

    @Test("a package's targets are looked for where SwiftPM has them")
    func package() throws {
        let text = Self.simple.replacing("sources:\n  - Sources/App", with: "package: { path: ., target: [App, Kit] }")
        #expect(try imported(text).decided().sources.map { $0.path?.string } == ["Sources/App", "Sources/Kit"])
    }

    @Test("of several configurations one is taken, the first unless another is asked for", arguments: [nil, 1, 2])
    func several(number: Int?) throws {
        let text = """
            configurations:
              - { sources: [Sources/A], templates: [Templates/Tests.stencil], output: Tests/A/Generated }
              - { sources: [Sources/B], templates: [Templates/Tests.stencil], output: Tests/B/Generated }
            """
        let imported = try imported(text, number: number)
        #expect(try imported.decided().sources.map(\.module) == [number == 2 ? "B" : "A"])
        #expect(imported.said.contains { $0.contains("holds 2 configurations") } == (number == nil))
        #expect(throws: DiagnosticError.self) { try self.imported(text, number: 3) }
    }

    @Test(
        "what has no counterpart is reported",
        arguments: [
            ("project: { file: App.xcodeproj }", "the project has no target"),
            ("forceParse: [generated]", "snapgen reads every Swift file"),
            ("source: [A]", "unknown key 'source'; did you mean 'sources'"),
            ("child: other.yml", "the configuration is another file"),
            ("cacheBasePath: /tmp", "'cacheBasePath' has no counterpart, and none is needed"),
        ])
    func noCounterpart(line: String, message: String) throws {
        let imported = try imported("\(Self.simple)\n\(line)\n")
        _ = try imported.decided()
        #expect(imported.said.contains { $0.hasPrefix("6: \(message)") })
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

    @Test("a template in another language is no template of snapgen's")
    func otherLanguage() throws {
        let imported = try imported(Self.simple.replacing("Tests.stencil", with: "Tests.swifttemplate"))
        #expect(try imported.decided().tests.template == "xctest")
        #expect(imported.said.contains { $0.contains("snapgen renders Stencil only") })
    }

    @Test(
        "what lies elsewhere than snapgen wants it is reported",
        arguments: [
            ("Tests/AppTests/Generated", "All.swift", "5: the generated file lies at the root"),
            (
                "Templates/Tests.stencil", "Templates/None.stencil",
                "4: the template 'Templates/None.stencil' cannot be read"
            ),
        ])
    func elsewhere(old: String, new: String, message: String) throws {
        let imported = try imported(Self.simple.replacing(old, with: new))
        _ = try imported.decided()
        #expect(imported.said.contains { $0.hasPrefix(message) })
    }

    @Test("the project's folder as a source is one module, called like it")
    func rootAsSource() throws {
        let decided = try imported(Self.simple.replacing("Sources/App", with: ".")).decided()
        #expect(decided.sources == [SourceModule(path: nil, module: "App")])
    }

    @Test("arguments keep their values")
    func arguments() throws {
        let text = "\(Self.simple)\nargs: { name: App, count: 3, flags: [true, \"no: it\"], home: \"${HOME}\" }\n"
        let imported = try imported(text)
        #expect(
            imported.text.contains("arguments: { name: App, count: 3, flags: [true, \"no: it\"], home: \"${HOME}\" }"))
    }

    @Test("variables in paths are replaced where they are set")
    func variables() throws {
        let text = Self.simple.replacing("Sources/App", with: "${SRC}/App")
        let decided = try imported(text, environment: ["SRC": "Sources"]).decided()
        #expect(decided.sources.map { $0.path?.string } == ["Sources/App"])
        #expect(try imported(text).said.contains { $0.contains("the path '${SRC}/App' is not a folder") })
    }

    @Test("a file that is no YAML, or no configuration, is an error", arguments: ["a: [", "- 1", ""])
    func noConfiguration(text: String) {
        #expect(throws: DiagnosticError.self) { try imported(text) }
    }
}
