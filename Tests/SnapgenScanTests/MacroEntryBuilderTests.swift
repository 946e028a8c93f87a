import Testing

@testable import SnapgenConfiguration
@testable import SnapgenModel
@testable import SnapgenScan

@Suite struct MacroEntryBuilderTests {
    @Test(
        "every way to write a preview is found",
        arguments: [
            "@available(iOS 17, *) #Preview { V() }", "#DeveloperToolsSupport.Preview { V() }",
            "let a = 1\n#Preview { V() }", "#Preview\n{\nV()\n}", "struct A { #Preview { V() } }",
        ])
    func shapes(source: String) {
        let entry = catalog(source).only
        #expect(entry?.kind == .macro)
        #expect(entry?.name == nil)
        #expect(entry?.declaration.catalogName == "Preview")
        #expect(entry?.title.hasPrefix("File1_") == true)
    }

    @Test(
        "the display name is the first argument where that is a plain text",
        arguments: [
            ("#Preview(\"a \\\"b\\\" \\u{e9}\\n\") { V() }", "a \"b\" \u{e9}\n"),
            ("#Preview(name) { V() }", nil),
            ("#Preview(\"a\" + \"b\") { V() }", nil),
            ("#Preview(traits: \"x\") { V() }", nil),
        ] as [(String, String?)])
    func displayName(source: String, name: String?) {
        let entry = catalog(source).only
        #expect(entry?.kind == .macro)
        #expect(entry?.name == name)
    }

    @Test(
        "a preview that only shows the samples of a type is left out",
        arguments: [
            ("enum A: Testable { static let samples = [V()] }\n#Preview { A.sampleViews }", true),
            (
                "#Preview(\"a\") { return A.sampleViews }\nextension B: Testable { static let samples = [V()] }\n"
                    + "struct B {}\ntypealias A = B", true
            ),
            ("struct O { enum A: Testable { static let samples = [V()] }\n#Preview { A.sampleViews } }", true),
            ("enum O { enum A: Testable { static let samples = [V()] } }\n#Preview { O.A.sampleViews }", true),
            // With a modifier or a second view, it is a view of its own; without samples of views, too.
            ("enum A: Testable { static let samples = [V()] }\n#Preview { A.sampleViews.padding() }", false),
            ("enum A: Testable { static let samples = [V()] }\n#Preview { A.sampleViews; V() }", false),
            ("enum A: TestableState { static let samples = [1] }\n#Preview { A.sampleViews }", false),
            ("enum A { static var sampleViews: V { V() } }\n#Preview { A.sampleViews }", false),
            ("#Preview { Foreign.sampleViews }", false),
        ])
    func samplesInCanvas(source: String, isLeftOut: Bool) throws {
        let entry = try #require(catalog(source).entries.first { $0.kind == .macro })
        #expect((entry.status == .skipped) == isLeftOut)
        #expect(entry.declaration.address != nil)
        if isLeftOut { #expect(entry.reason?.hasPrefix("it shows the samples of '") == true) }
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

    @Test("other macros are entries where the configuration names them")
    func configured() {
        let settings = CatalogSettings(macros: ["Showcase"])
        let source = "#Preview { A() }\n#Showcase(\"B\") { B() }"
        #expect(catalog(source, settings: settings).entries.map(\.declaration.catalogName) == ["Showcase"])
        #expect(catalog(source, settings: CatalogSettings(macros: [])).entries == [])
    }
}
