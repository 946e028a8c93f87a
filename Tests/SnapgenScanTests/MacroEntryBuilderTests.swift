import SnapgenTestSupport
import Testing

@testable import SnapgenConfiguration
@testable import SnapgenModel
@testable import SnapgenScan

@Suite struct MacroEntryBuilderTests {
    @Test(
        "a preview that only shows the samples of a type is left out",
        arguments: table(in: "SnapgenScanTests/Fixtures/SamplesInCanvas.txt"))
    func samplesInCanvas(source: String, expected: String) throws {
        let isLeftOut = expected == "true"
        let entry = try #require(catalog(source).entries.first { $0.kind == .macro })
        #expect((entry.status == .skipped) == isLeftOut)
        #expect(entry.declaration.address != nil)
        if isLeftOut { #expect(entry.reason?.hasPrefix("it shows the samples of '") == true) }
    }

    @Test(
        "a preview without a name is called after its file and the view that it shows",
        arguments: table(in: "SnapgenScanTests/Fixtures/PreviewTitles.txt"))
    func views(source: String, title: String) {
        let result = catalog(of: [file(source, "Sources/App/Row.swift")])
        #expect(result.entries.map(\.title) == [title])
        #expect(result.problems == [])
    }

    @Test(
        "a preview keeps its number where its view is no name of its own",
        arguments: table(in: "SnapgenScanTests/Fixtures/NumberedPreviews.txt"))
    func viewsThatAreNoNames(source: String, titles: String) {
        let result = catalog(of: [file(source, "Sources/App/Row.swift")])
        #expect(result.entries.map(\.title).joined(separator: " ") == titles)
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
        arguments: table(in: "SnapgenScanTests/Fixtures/LeftOutPreviews.txt"))
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
