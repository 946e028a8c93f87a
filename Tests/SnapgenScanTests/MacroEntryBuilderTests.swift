import Testing

@testable import SnapgenConfiguration
@testable import SnapgenModel
@testable import SnapgenScan

@Suite struct MacroEntryBuilderTests {
    @Test(
        "every way to write a preview is found",
        arguments: [
            "#Preview { V() }", "#Preview{V()}", "#Preview\n{\nV()\n}", "#Preview() { V() }",
            "#Preview(traits: .landscapeLeft) { V() }", "#Preview(body: { V() })", "    #Preview { V() }",
            "@available(iOS 17, *)\n#Preview { V() }", "@available(iOS 17, *) #Preview { V() }",
            "struct A { #Preview { V() } }", "extension A {\n#Preview { V() }\n}",
            "#if DEBUG\n#Preview { V() }\n#endif",
            "#DeveloperToolsSupport.Preview { V() }", "let a = 1\n#Preview { V() }", "#Preview { Text(\"}\") }",
            "#Preview(\n  traits: .sizeThatFitsLayout\n) {\n V() }",
        ])
    func shapes(source: String) {
        let entry = catalog(source).only
        #expect(entry?.kind == .macro)
        #expect(entry?.name == nil)
        #expect(entry?.declaration.catalogName == "Preview")
        #expect(entry?.title.hasPrefix("File1_") == true)
    }

    @Test(
        "what only looks like a preview is none",
        arguments: [
            "// #Preview { V() }", "/* #Preview { V() } */", "let a = \"#Preview { V() }\"", "#Previews { V() }",
            "#if false\n#Preview { V() }\n#endif", "Preview { V() }", "@Preview struct A {}",
            "let a = #\"\"\"\n#Preview\n\"\"\"#",
        ])
    func lookAlikes(source: String) {
        #expect(catalog(source).entries == [])
    }

    @Test(
        "the display name is the first argument where that is a plain text",
        arguments: [
            ("#Preview(\"Loading\") { V() }", "Loading"),
            ("#Preview(\"a \\\"b\\\" \\u{e9}\\n\") { V() }", "a \"b\" \u{e9}\n"),
            ("#Preview(#\"a \"b\" \\n\"#) { V() }", "a \"b\" \\n"),
            ("#Preview(\n\"Loading\",\ntraits: .x) { V() }", "Loading"),
            ("#Preview(\"\"\"\n  two\n  lines\n  \"\"\") { V() }", "two\nlines"),
            ("#Preview(\"a \\(b)\") { V() }", nil),
            ("#Preview(name) { V() }", nil),
            ("#Preview(\"a\" + \"b\") { V() }", nil),
            ("#Preview(traits: \"x\") { V() }", nil),
        ] as [(String, String?)])
    func displayName(source: String, name: String?) {
        let entry = catalog(source).only
        #expect(entry?.kind == .macro)
        #expect(entry?.name == name)
    }

    @Test("a preview is named by its file and its display name")
    func names() {
        let source = file("\n  #Preview(\"Two rooms\") { V() }", "Sources/Travel/HotelCell.swift", module: "Travel")
        let entry = catalog(of: [source]).only
        #expect(entry?.id == "Travel/HotelCell.swift#Two rooms")
        #expect(entry?.title == "HotelCell_Two-rooms")
        #expect(entry?.location.description == "Sources/Travel/HotelCell.swift:2:3")
        #expect(entry?.samples == [Sample(number: 1, line: 2)])
    }

    @Test(
        "a preview without a name is called after its file and the view that it shows",
        arguments: [
            ("#Preview { Badge() }", "Row_Badge"), ("#Preview { Row() }", "Row"),
            ("#Preview { Badge(kind: .new).padding() }", "Row_Badge"), ("#Preview { UI.Badge() }", "Row_Badge"),
            ("#Preview { Badge<Int>(1) }", "Row_Badge"),
            ("#Preview { let model = Model()\nreturn Badge(model) }", "Row_Badge"),
            ("#Preview { NavigationStack { Badge() } }", "Row_Badge"), ("#Preview { Text(\"a\") }", "Row_Text"),
            ("#Preview { Outer { Inner() } }\nstruct Inner {}", "Row_Inner"),
            ("#Preview(Names.title) { Badge() }", "Row_Badge"),
            ("#Preview(body: { Badge() })", "Row_Badge"),
        ])
    func views(source: String, title: String) {
        let result = catalog(of: [file(source, "Sources/App/Row.swift")])
        #expect(result.entries.map(\.title) == [title])
        #expect(result.entries.map(\.declaration.formerTitle) == ["Row_1"])
        #expect(result.problems == [])
    }

    @Test(
        "a preview keeps its number where its view is no name of its own",
        arguments: [
            ("#Preview { makeRow() }", ["Row_1"]), ("#Preview { A() }\n#Preview { A() }", ["Row_1", "Row_2"]),
            ("#Preview { A() }\n#Preview { B() }\n#Preview { A() }", ["Row_1", "Row_B", "Row_3"]),
            ("#Preview(\"A\") { A() }\n#Preview { A() }", ["Row_A", "Row_1"]),
            (
                "#Preview { Row() }\nstruct Row_Previews: PreviewProvider { static var previews: some View { Row() } }",
                ["Row_1", "Row"]
            ),
        ])
    func viewsThatAreNoNames(source: String, titles: [String]) {
        let result = catalog(of: [file(source, "Sources/App/Row.swift")])
        #expect(result.entries.map(\.title) == titles)
    }

    @Test("previews without a name and a view are counted among themselves, with a note")
    func numbers() {
        let result = catalog("#Preview { a() }\n#Preview(\"B\") { B() }\n#Preview { c() }")
        #expect(result.entries.map(\.title) == ["File1_1", "File1_B", "File1_2"])
        #expect(result.entries.map(\.id) == ["App/File1.swift#1", "App/File1.swift#B", "App/File1.swift#2"])
        #expect(result.problems == [.unnamedPreview, .unnamedPreview])
        #expect(result.diagnostics.map(\.line) == [1, 3])
        #expect(result.diagnostics.allSatisfy { $0.severity == .note })
    }

    @Test("files of one name in a module have their paths in the ids, and other names")
    func sameFileNames() {
        let result = catalog(of: [
            file("#Preview(\"A\") { A() }", "Sources/App/One/Row.swift"),
            file("#Preview(\"A\") { A() }", "Sources/App/Two/Row.swift"),
            file("#Preview(\"A\") { A() }", "Sources/Other/Row.swift", module: "Other"),
        ])
        #expect(
            result.entries.map(\.id) == [
                "App/Sources/App/One/Row.swift#A", "App/Sources/App/Two/Row.swift#A", "Other/Row.swift#A",
            ])
        #expect(Set(result.entries.map(\.title)).count == 3)
        #expect(result.problems == [.nameCollision, .nameCollision])
    }

    @Test("a widget's preview is no view")
    func widgets() {
        let result = catalog(
            "#Preview(as: .systemSmall) {\n  W()\n} timeline: {\n  E()\n}\n#Preview(\"L\", as: .content, using: A()) { L() } contentStates: { S() }"
        )
        #expect(result.entries.map(\.status) == [.skipped, .skipped])
        #expect(result.entries.allSatisfy { $0.reason?.contains("widget") ?? false })
        #expect(result.problems == [])
    }

    @Test("what surrounds a preview is kept")
    func context() {
        let source = """
            #if os(iOS)
            #if DEBUG
            // snapgen: precision=0.9
            @available(iOS 17, *)
            #Preview("A") { A() }
            #endif
            #endif
            """
        let entry = catalog(source).only
        #expect(entry?.declaration.conditions == ["os(iOS)", "DEBUG"])
        #expect(entry?.declaration.availability == ["@available(iOS 17, *)"])
        #expect(entry?.settings.precision == 0.9)
        #expect(entry?.line == 5)
    }

    @Test("other macros are entries where the configuration names them")
    func configured() {
        let settings = CatalogSettings(macros: ["Showcase"])
        let source = "#Preview { A() }\n#Showcase(\"B\") { B() }"
        #expect(catalog(source, settings: settings).entries.map(\.declaration.catalogName) == ["Showcase"])
        #expect(catalog(source, settings: CatalogSettings(macros: [])).entries == [])
    }
}
