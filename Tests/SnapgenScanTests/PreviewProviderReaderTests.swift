import Testing

@testable import SnapgenPlan
@testable import SnapgenScan

@Suite struct PreviewsReaderTests {
    private func samples(_ body: String) -> [Sample]? {
        catalog("struct A: PreviewProvider {\nstatic var previews: some View {\n\(body)\n}\n}").only?.samples
    }

    @Test(
        "a call of an initializer is one view, as is a container of the system with whatever is in it",
        arguments: [
            "V()", "return V()", "V().padding()", "SwiftUI.Text(\"a\")", "VStack { A(); B() }",
            "NavigationView { ForEach(a) { V($0) } }", "Box<Int>(1)", "Hotel.Cell()",
            "V().sheet { if x { B() } }.environment(\\.locale, .current)", "V\n.init()",
            "Group { V() }", "Group { Group { V() } }", "V(action: {})", "V { _ in } label: {}",
            "SwiftUI.VStack { A(); B() }.snapshot(delay: 1)",
        ])
    func single(body: String) {
        #expect(samples(body)?.count == 1)
    }

    @Test("several statements are several views, with the lines on which they begin")
    func several() {
        #expect(samples("V()\nV()\n  .padding()\nVStack { X() }").lines == [3, 4, 6])
    }

    @Test("groups are flattened")
    func groups() {
        #expect(samples("A()\nGroup {\nB()\nGroup { C(); D() }\n}\nE()").lines == [3, 5, 6, 6, 8])
    }

    @Test("no statement is no view")
    func none() {
        #expect(samples("// nothing yet") == [])
    }

    @Test(
        "what only running tells makes the whole unknown",
        arguments: [
            "ForEach(a) { V($0) }", "V()\nForEach(a) { V($0) }", "if x { V() }", "V(); if x { V() } else { W() }",
            "switch x { default: V() }", "let v = V()\nreturn v", "let v = V()\nv", "content", "Self.content",
            "Group { ForEach(a) { V($0) } }", "Group { if x { V() } }", "#if DEBUG\nV()\n#endif", "x ? V() : W()",
            "ForEach(a) { V($0) }.previewDisplayName(\"a\")", "content.padding()", "Group(content: make)",
            "for x in y { V() }", "Group { content }", "Hotel.cell()", "makeViews()", "Self.make().padding()",
            "V(); makeViews()", "Group { makeViews() }", "AnyView(V())", "SwiftUI.AnyView(V()).padding()",
        ])
    func unknown(body: String) {
        #expect(catalog("struct A: PreviewProvider { static var previews: some View { \(body) } }").only != nil)
        #expect(samples(body) == nil)
    }

    @Test(
        "a view, a modifier or a builder of the project may make several",
        arguments: [
            "V { W() }", "V(content: { W() })", "V {} footer: { W() }", "Box<Int> { W() }", "V.init { W() }",
            "V().previewWithAllThemes()", "V().padding().previewWithAllThemes().padding()", "V().modifier(Themes())",
            "VStack { W() }.inAllThemes()", "Group { V().inAllThemes() }", "Group { V() }.inAllThemes()",
            "A(); V().inAllThemes()", "Section { A(); B() }", "GridRow { A(); B() }", "EmptyView()",
        ])
    func ofTheProject(body: String) {
        #expect(samples(body) == nil)
    }

    @Test("a display name anywhere among a view's own modifiers is the label")
    func labels() {
        let body = """
            V().previewDisplayName("one")
            V().previewDisplayName("two").padding().frame(width: 1)
            VStack { W().previewDisplayName("inner") }
            V().previewDisplayName(name)
            V().previewDisplayName("a \\"b\\"")
            V().previewDisplayName("with \\(x)")
            """
        #expect(samples(body).labels == ["one", "two", "-", "-", "a \"b\"", "-"])
    }

    @Test("the outermost of several display names holds")
    func outermostLabel() {
        #expect(samples("V().previewDisplayName(\"in\").previewDisplayName(\"out\")").labels == ["out"])
    }

    @Test("a group's name is that of its only view, and nobody's among several")
    func groupLabels() {
        #expect(samples("Group { V() }.previewDisplayName(\"a\")").labels == ["a"])
        #expect(samples("Group { V(); W().previewDisplayName(\"w\") }.previewDisplayName(\"a\")").labels == ["-", "-"])
        #expect(samples("Group { V(); W().previewDisplayName(\"w\") }.padding()").labels == ["-", "w"])
    }

    @Test("a name that labels no sample is kept beside it: a group's, and one that code works out")
    func otherNames() {
        let group = "Group { V(); W().previewDisplayName(\"w\") }.previewDisplayName(\"a\")"
        #expect(samples(group)?.map(\.displayName) == [.shared(name: "a"), .shared(name: "w")])
        let names = ["\"a\"", "name", "nil", "\"\\(x)\""].map { "V().previewDisplayName(\($0))" }
        #expect(samples(names.joined(separator: "\n"))?.map(\.displayName) == [nil, .computed, nil, .computed])
        #expect(samples("Group { V(); W() }.previewDisplayName(x)")?.map(\.displayName) == [.computed, .computed])
        #expect(samples("Group { V() }.previewDisplayName(x)")?.map(\.displayName) == [.computed])
    }

    @Test("a chain of many thousand modifiers is read")
    func longChain() {
        let chain = String(repeating: ".padding()", count: 5000)
        #expect(samples("V().previewDisplayName(\"deep\")\(chain)").labels == ["deep"])
    }

    @Test("a property that is set and not computed counts too")
    func stored() {
        #expect(catalog("struct A: PreviewProvider { static let previews = V() }").only?.samples?.count == 1)
    }
}
