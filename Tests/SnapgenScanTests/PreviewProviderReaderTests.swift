import SnapgenTestSupport
import Testing

@testable import SnapgenPlan
@testable import SnapgenScan

@Suite struct PreviewProviderReaderTests {
    private func samples(_ body: String) -> [Sample]? {
        catalog("struct A: PreviewProvider {\nstatic var previews: some View {\n\(body)\n}\n}").only?.samples
    }

    @Test(
        "a call of an initializer is one view, as is a container of the system with whatever is in it",
        arguments: [
            "V()", "return V()", "V().padding()", "SwiftUI.Text(\"a\")", "VStack { A(); B() }",
            "NavigationView { ForEach(a) { V($0) } }", "Box<Int>(1)", "Hotel.Cell()",
            "V().sheet { if x { B() } }.environment(\\.locale, .current)", "V\n.init()",
            "Group { Group { V() } }", "V(action: {})", "V { _ in } label: {}",
            "SwiftUI.VStack { A(); B() }.snapshot(delay: 1)", "V()\(String(repeating: ".padding()", count: 1000))",
        ])
    func single(body: String) {
        #expect(samples(body)?.count == 1)
    }

    @Test("several statements are several views, and groups are flattened, with the lines on which they begin")
    func several() {
        #expect(samples("V()\nV()\n  .padding()\nVStack { X() }").lines == [3, 4, 6])
        #expect(samples("A()\nGroup {\nB()\nGroup { C(); D() }\n}\nE()").lines == [3, 5, 6, 6, 8])
        #expect(samples("// nothing yet") == [])
        #expect(catalog("struct A: PreviewProvider { static let previews = V() }").only?.samples?.count == 1)
    }

    @Test(
        "what only running tells, or what the project may multiply, makes the whole unknown",
        arguments: table(in: "SnapgenScanTests/Fixtures/UnknownPreviews.txt").map(\.0))
    func unknown(body: String) throws {
        let entry = try #require(
            catalog("struct A: PreviewProvider { static var previews: some View { \(body) } }").only)
        #expect(entry.samples == nil)
    }

    @Test(
        "the outermost display name of a view is its label; other names are kept beside it",
        arguments: [
            ("V().previewDisplayName(\"a\").padding().frame(width: 1)", ["a"], [nil]),
            ("V().previewDisplayName(\"in\").previewDisplayName(\"a \\\"b\\\"\")", ["a \"b\""], [nil]),
            ("VStack { W().previewDisplayName(\"inner\") }", ["-"], [nil]),
            ("V().previewDisplayName(name)", ["-"], [.computed]), ("V().previewDisplayName(nil)", ["-"], [nil]),
            ("V().previewDisplayName(\"with \\(x)\")", ["-"], [.computed]),
            ("Group { V() }.previewDisplayName(\"a\")", ["a"], [nil]),
            ("Group { V() }.previewDisplayName(x)", ["-"], [.computed]),
            (
                "Group { V(); W().previewDisplayName(\"w\") }.previewDisplayName(\"a\")", ["-", "-"],
                [.shared(name: "a"), .shared(name: "w")]
            ),
            ("Group { V(); W() }.previewDisplayName(x)", ["-", "-"], [.computed, .computed]),
            ("Group { V(); W().previewDisplayName(\"w\") }.padding()", ["-", "w"], [nil, nil]),
        ] as [(String, [String], [Sample.DisplayName?])])
    func names(body: String, labels: [String], others: [Sample.DisplayName?]) {
        #expect(samples(body).labels == labels)
        #expect(samples(body)?.map(\.displayName) == others)
    }
}
