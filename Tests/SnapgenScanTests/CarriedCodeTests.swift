import SnapgenModel
import Testing

@Suite("What of a file is carried into tests")
struct CarriedCodeTests {
    private func imports(_ source: String) -> [String] {
        scan(source + "\n#Preview { A() }").macros.first?.source?.imports.map(\.declaration) ?? []
    }

    @Test(
        "an import with a syntax error is left out with a warning, and nothing else is",
        arguments: [
            "import", "import\nstruct Row: View {}", "import\nstruct Row\n{ }", "import func", "import A.",
            "@_spi( import B",
            "import\n@MainActor struct Row {}", "import struct Row", "import A B", "import 1", "#if\nimport B\n#endif",
        ])
    func brokenImport(code: String) {
        let source = "import Kit\n\(code)\nimport Other\n#Preview { A() }"
        let file = scan(source)
        #expect(file.macros.first?.source?.imports.map(\.module).filter { $0 != "Other" } == ["Kit"])
        #expect(file.macros.first?.obstacle == nil)
        #expect(file.diagnostics.contains { $0.message.hasPrefix("the import has a syntax error") })
    }

    @Test("an import keeps what says which declarations it has, whatever stands between its tokens")
    func oddImports() {
        #expect(imports("public  import /* why */ struct\tKit.Row; import A") == ["import struct Kit.Row", "import A"])
        #expect(imports("@_spi(A) // why\n@_exported import Kit") == ["@_spi(A) import Kit"])
        #expect(
            imports("#if  DEBUG // why\n@testable @_exported\n#else\n@_exported\n#endif\nimport Kit") == [
                "#if DEBUG\n@testable\n#else\n#endif\nimport Kit"
            ])
    }

    @Test("an extension of a private type is carried without its previews, and without what only they use")
    func previewsInExtensions() {
        let source = """
            private struct Row: View {}
            private let price = 1
            extension Row {
                #Preview("Inside") { Row(price) }
                static let all = Row()
            }
            #Preview("Outside") { Row.all }
            """
        let helpers = scan(source).macros.last?.source?.helpers ?? []
        #expect(helpers.map(\.name) == ["Row", "Row"])
        #expect(helpers.last?.code.contains("#Preview") == false)
        #expect(helpers.last?.code.contains("static let all = Row()") == true)
    }

    @Test("availability in the branches of an '#if' keeps its directives")
    func conditionalAvailability() {
        let source = """
            #if compiler( >=6 ) // new
            @available(iOS 17, *) @MainActor
            #else
            @MainActor
            #endif
            struct Row: Testable {}
            """
        #expect(
            scan(source).declarations[0].context.availability == [
                "#if compiler(>=6)\n@available(iOS 17, *)\n#else\n#endif"
            ])
    }

    @Test(
        "what is available nowhere is left out, however that is written",
        arguments: [
            "@available(*, unavailable)", "@available( /* why */ *, // why\n unavailable)",
            "@available(*, unavailable, message: \"(\")", "#if A\n@available(*, unavailable)\n#endif",
        ])
    func unavailable(attribute: String) {
        let entries = catalog("\(attribute)\nstruct Row: Testable {}\n\(attribute)\n#Preview { A() }").entries
        #expect(entries.compactMap(\.reason).filter { $0.hasPrefix("it is unavailable") }.count == 2)
    }

    @Test("a message that speaks of being unavailable takes nothing away")
    func message() {
        let entry = catalog(
            "@available(*, deprecated, message: \"@available(*, unavailable\")\nstruct Row: Testable {}"
        ).only
        #expect(entry?.reason == nil)
    }

    @Test(
        "an attribute with a syntax error leaves out what it stands before",
        arguments: ["@available(iOS 17, *", "@available("])
    func brokenAttribute(attribute: String) {
        let entries = catalog("struct Cell: Testable {}\n\(attribute)\nstruct Row: Testable {}").entries
        #expect(entries.filter { $0.status == .included }.map(\.name) == ["Cell"])
    }

    @Test(
        "'@Previewable' is taken out, and neither comments nor lines around it come together",
        arguments: [
            ("@State // why\n@Previewable var a = 1", "@State // why\nvar a = 1"),
            ("@Previewable @State var a = 1", "@State var a = 1"),
            ("@Previewable // why\n@State var a = 1", "// why\n@State var a = 1"),
            ("@SwiftUI /* why */ .Previewable var a = 1", "var a = 1"),
        ])
    func previewable(declaration: String, expected: String) {
        let source = scan("#Preview {\n\(declaration)\nA()\n}").macros.first?.source
        #expect(source?.properties == [expected])
    }

    @Test("statements around a property stay apart")
    func statements() {
        let source = scan("#Preview { A() // why\n@Previewable var a = 1; B()\n}").macros.first?.source
        #expect(source?.statements == "A() // why\nB()")
    }

    @Test("names that have a dot are no names of types inside one another")
    func dottedNames() {
        let source = """
            struct `a.b`: Testable {
                struct Row: Testable {}
                #Preview { A() }
            }
            enum a { struct b: Testable {} }
            """
        let entries = catalog(source).entries
        #expect(entries.filter { $0.status == .included }.map(\.name) == ["a.b"])
        #expect(entries.compactMap(\.reason).filter { $0.contains("has a dot") }.count == 3)
    }

    @Test("one type under one condition is one entry, however the condition is spaced")
    func equalConditions() {
        let source = """
            struct Row {}
            #if A&&B
            extension Row: Testable {}
            #endif
            #if A  &&  B // why
            extension Row: Testable {}
            #endif
            """
        #expect(catalog(source).entries.map(\.conditions) == [["A && B"]])
    }
}
