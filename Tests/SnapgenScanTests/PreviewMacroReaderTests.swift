import Testing

@testable import SnapgenConfiguration
@testable import SnapgenModel
@testable import SnapgenScan

@Suite("A preview in the sources")
struct PreviewReaderTests {
    @Test(
        "is left out with the reason where no test can show it",
        arguments: [
            ("#Preview {}", "its body is empty"),
            ("#Preview { /* later */ }", "its body is empty"),
            ("#Preview { @Previewable @State var a = 1 }", "its body is empty"),
            ("#Preview(\"A\")", "it has no body"),
            ("func f() {\n#Preview { V() }\n}", "it stands inside a function"),
            ("struct A<T> {\n#Preview { V() }\n}", "it stands in a generic type"),
            ("struct A<T> {}\nextension A {\n#Preview { V() }\n}", "it stands in a generic type"),
            ("struct A<T> { struct B {} }\nextension A.B {\n#Preview { V() }\n}", "it stands in a generic type"),
            ("extension Optional {\n#Preview { V() }\n}", "it stands in a generic type"),
            ("struct A<T> {}\ntypealias B = A<Int>\nextension B {\n#Preview { V() }\n}", "it stands in a generic type"),
            ("@available(*, unavailable)\n#Preview { V() }", "it is unavailable"),
            ("@available(*, unavailable, message: \"old\")\nstruct A {\n#Preview { V() }\n}", "it is unavailable"),
            (
                "#Preview(traits: .modifier(M())) { V() }",
                "what its trait '.modifier(M())' does is known to Xcode's canvas only"
            ),
            ("#Preview(traits: .fixedLayout(1, 2)) { V() }", "trait '.fixedLayout(1, 2)'"),
            ("#Preview(traits: .sizeThatFitsLayout, .sampleData) { V() }", "trait '.sampleData'"),
            ("#Preview(as: .systemSmall) { W() } timeline: { E() }", "a widget"),
            ("#Preview(\"A\", windowStyle: .volumetric) { V() }", "with 'windowStyle:'"),
            ("#Preview(\"A\", arguments: [1]) { V($0) }", "with 'arguments:' it is stored in a form"),
            ("#Preview(cameras: [.front]) { V() }", "with 'cameras:' it is stored in a form"),
        ])
    func leftOut(source: String, reason: String) throws {
        let entry = try #require(catalog(source).entries.first { $0.kind == .macro })
        #expect(entry.status == .skipped)
        #expect(entry.reason?.contains(reason) == true, "\(entry.reason ?? "included")")
    }

    @Test(
        "is shown whatever is private around it or in it, because the program contains it",
        arguments: [
            "private struct A {\n#Preview { V() }\n}", "private struct A {}\nextension A {\n#Preview { V() }\n}",
            "struct A { struct B {\n#Preview { V() }\n} }", "extension View {\n#Preview { V() }\n}",
            "private struct V: View {}\n#Preview { V() }", "private let a = 1\nlet b = a\n#Preview { V(a) }",
            "#Preview { V(#filePath, Bundle.module) }", "#Preview(body: make)",
        ])
    func included(source: String) throws {
        let entry = try #require(catalog(source).entries.first { $0.kind == .macro })
        #expect(entry.status == .included, "\(entry.reason ?? "")")
        #expect(entry.declaration.address?.file == "App/File1.swift")
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
