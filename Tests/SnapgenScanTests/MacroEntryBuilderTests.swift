import Testing

@testable import SnapgenConfiguration
@testable import SnapgenModel
@testable import SnapgenScan

@Suite struct MacroEntryBuilderTests {
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
            // A private type has no test.
            ("private enum A: Testable { static let samples = [V()] }\n#Preview { A.sampleViews }", false),
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

    @Test("other macros are entries where the configuration names them")
    func configured() {
        let settings = CatalogSettings(macros: ["Showcase"])
        let source = "#Preview { A() }\n#Showcase(\"B\") { B() }"
        #expect(catalog(source, settings: settings).entries.map(\.declaration.catalogName) == ["Showcase"])
        #expect(catalog(source, settings: CatalogSettings(macros: [])).entries == [])
    }
}

@Suite("A preview in the sources")
struct PreviewReaderTests {
    @Test(
        "is left out with the reason where no test can show it",
        arguments: [
            ("#Preview(\"A\")", "it has no body"),
            ("struct A<T> {}\ntypealias B = A<Int>\nextension B {\n#Preview { V() }\n}", "it stands in a generic type"),
            ("@available(*, unavailable, message: \"old\")\nstruct A {\n#Preview { V() }\n}", "it is unavailable"),
            ("#Preview(cameras: [.front]) { V() }", "with 'cameras:' it is stored in a form"),
            ("let a = b ? { c in\n#Preview { V() }\n} : nil", "it stands inside a function"),
            ("struct A { lazy var b: B = {\n#Preview { V() }\nreturn B() }() }", "it stands inside a function"),
            ("class A { deinit { do { #Preview { V() } } } }", "it stands inside a function"),
            ("func f() { switch a { case .b: #Preview { V() }\n} }", "it stands inside a function"),
            ("guard let a else {\n#Preview { V() }\n}", "it stands inside a function"),
        ])
    func leftOut(source: String, reason: String) throws {
        let entry = try #require(catalog(source).entries.first { $0.kind == .macro })
        #expect(entry.status == .skipped)
        #expect(entry.reason?.contains(reason) == true, "\(entry.reason ?? "included")")
    }

    @Test("has the size of the device, with a note, where that of a modifier is no literal")
    func dependentLayout() {
        for body in [
            "let side = 10\nreturn V().previewLayout(.fixed(width: side, height: 20))",
            "@Previewable @State var side = 10\nV().previewLayout(.fixed(width: 10, height: side))",
            "V().previewLayout(.fixed(width: Sizes.side, height: 20))",
        ] {
            let catalog = catalog("#Preview(\"A\") {\n\(body)\n}")
            #expect(catalog.only?.declaration.preview?.layout == nil)
            #expect(catalog.diagnostics.map(\.id) == [.dependentLayout])
        }
        let constant = catalog("#Preview(\"A\") { V().previewLayout(.fixed(width: 1, height: 2)) }")
        #expect(constant.only?.declaration.preview?.layout == .fixed(width: "1", height: "2"))
        #expect(constant.diagnostics.isEmpty)
    }
}

@Suite("PreviewAddresses")
struct PreviewAddressesTests {
    /// The positions of the macros of one file among those of their name.
    private func positions(_ text: String) -> [String?] {
        catalog(text).entries.filter { $0.kind == .macro }.map { entry in
            entry.declaration.address.map { "\($0.number)/\($0.members.count)" }
        }
    }

    @Test("count previews without a test, because the program contains them")
    func withoutTest() {
        let widget = "#Preview(\"A\", as: .systemSmall) { W() } timeline: { E() }\n"
        #expect(positions("\(widget)#Preview(\"A\") { V() }") == ["1/2", "2/2"])
        #expect(positions("// snapgen: skip\n#Preview { V() }\n#Preview { W() }") == ["1/2", "2/2"])
        let code = "struct A { subscript(i: Int) -> Int { if i > 1 { #Preview { V() } }; return i } }"
        #expect(positions("\(code)\n#Preview { W() }") == ["1/2", "2/2"])
    }

    @Test(
        "do not count previews in generic types, which no program contains",
        arguments: ["struct A<T> {\n#Preview { V() }\n}", "struct A<T> {}\nextension A {\n#Preview { V() }\n}"])
    func genericTypes(source: String) {
        #expect(positions("\(source)\n#Preview { V() }") == [nil, "1/1"])
    }
}
