import Testing

@testable import SnapgenConfiguration
@testable import SnapgenModel
@testable import SnapgenScan

@Suite("A preview in the sources")
struct PreviewReaderTests {
    @Test(
        "is left out with the reason where no test can show it",
        arguments: [
            ("#Preview { @Previewable @State var a = 1 }", "its body is empty"),
            ("#Preview(\"A\")", "it has no body"),
            ("struct A<T> { struct B {} }\nextension A.B {\n#Preview { V() }\n}", "it stands in a generic type"),
            ("extension Optional {\n#Preview { V() }\n}", "it stands in a generic type"),
            ("struct A<T> {}\ntypealias B = A<Int>\nextension B {\n#Preview { V() }\n}", "it stands in a generic type"),
            ("@available(*, unavailable)\n#Preview { V() }", "it is unavailable"),
            ("@available(*, unavailable, message: \"old\")\nstruct A {\n#Preview { V() }\n}", "it is unavailable"),
            ("#Preview(traits: .fixedLayout(1, 2)) { V() }", "trait '.fixedLayout(1, 2)'"),
            ("#Preview(cameras: [.front]) { V() }", "with 'cameras:' it is stored in a form"),
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
