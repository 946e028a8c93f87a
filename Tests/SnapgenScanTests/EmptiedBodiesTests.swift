import Foundation
import SnapgenTestSupport
import Testing

@testable import SnapgenConfiguration
@testable import SnapgenModel
@testable import SnapgenScan

@Suite("Files whose code is not parsed") struct EmptiedBodiesTests {
    /// Every Swift file below a folder of the repository, those of the golden cases and fixtures among them.
    private static func files(in folder: String) -> [SourceFile] {
        let folder = Repository.root.appending(path: folder)
        let paths = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
        return paths.filter { $0.hasSuffix(".swift") && !$0.contains(".build/") }.sorted().compactMap { name in
            guard let data = FileManager.default.contents(atPath: folder.appending(path: name).path) else { return nil }
            return SourceFile(path: path(name), module: "App", bytes: Array(data))
        }
    }

    @Test(
        "give what they give when it is",
        arguments: ["Examples", "Plugins"]
            + (TestTier.properties.isOn
                ? ["Sources", "Tests/GoldenTests", "Tests/CompileTests", "Tests"] : []))
    func repository(folder: String) {
        let all = Self.files(in: folder)
        let files = folder == "Tests" ? all.filter { $0.path.string.hasPrefix("Snapgen") } : all
        #expect(files.count > 1)
        let scanned = [false, true].map { scan(files, parsesBodies: $0) }
        for (emptied, parsed) in zip(scanned[0], scanned[1]) {
            #expect(emptied == parsed, "\(folder)/\(parsed.path)")
        }
    }

    private func scan(_ files: [SourceFile], parsesBodies: Bool) -> [ScannedFile] {
        SnapgenScanTests.scan(files, by: SyntaxReader(settings: CatalogSettings(), parsesBodies: parsesBodies))
    }

    /// Scans in both ways, which have to give the same.
    private func scanned(_ text: String) -> ScannedFile {
        let files = [file(text)]
        let emptied = scan(files, parsesBodies: false)
        #expect(emptied == scan(files, parsesBodies: true))
        return emptied[0]
    }

    @Test(
        "have the types in the code that mentions the catalog, and no others",
        arguments: [
            "func f() { struct A: PreviewProvider {}; class B {} }",
            "var x: Int { struct A: Testable {}; class B {}; return 1 }",
            "init() { enum A { struct C { #Preview {} } }; class B {} }",
            "var x: Int { get { actor A {}; class B {}; #Preview {} } }",
        ])
    func types(source: String) {
        let names = scanned("struct S { \(source); func g() { struct X {} } }").declarations.map(\.name)
        #expect(names.contains("S.A"))
        #expect(names.contains("S.B"))
        #expect(!names.contains("S.X"))
        #expect(scanned("#Preview {}\nfunc f() { struct A: Mine {} }").declarations == [])
    }

    @Test("have the types in all code where it cannot be told from other text")
    func doubt() {
        #expect(scanned("let r = /{/\nfunc f() { struct A {} } // #Preview").declarations.map(\.name) == ["A"])
    }

    @Test("have their places")
    func places() {
        let source =
            "/* \u{e9} */\r\nvar a: Int {\r\n  // b\r\n  c()\r\n}\r\nstruct A: Testable { static let samples = [1] }"
        let scanned = scanned(source)
        #expect(scanned.declarations.map(\.context.location.description) == ["Sources/App/File.swift:6:8"])
    }

    @Test(
        "say nothing of an error in code that nobody asks for",
        arguments: [
            "func f() { let x = }", "var x: Int { 1 2 }", "init() { if }", "func f() { case }", "var a: A { = 1 }",
        ])
    func errors(source: String) {
        #expect(scanned("struct A: PreviewProvider { \(source) }").diagnostics == [])
        #expect(scanned("struct A: PreviewProvider { \(source) }\nlet = 2").diagnostics.map(\.line) == [2])
    }

    @Test("say what is wrong with code that is kept")
    func keptErrors() {
        let scanned = scanned("struct A: PreviewProvider {\nstatic var previews: some View { let x = } }")
        #expect(scanned.diagnostics.map(\.line) == [2])
    }

    @Test("are read whole for templates over types")
    func facts() {
        let source = file("func f() { a() }\n// sourcery: b\nstruct A: Testable { func f() { a() } }")
        let scanned = SyntaxReader(settings: CatalogSettings(), readsFacts: true).read(source)
        #expect(scanned.declarations.first?.facts?.annotations == ["b": .flag(true)])
    }
}
