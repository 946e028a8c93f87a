import Testing

@testable import SnapgenConfiguration
@testable import SnapgenModel
@testable import SnapgenScan

@Suite struct CatalogResolverTests {
    private let files = [
        file("struct B: PreviewProvider {}\nstruct A: Testable {}", "Sources/B/Z.swift", module: "B"),
        file("#Preview { A() }; struct C: PreviewProvider {}", "Sources/B/A.swift", module: "B"),
        file("\nprotocol P: PreviewProvider {}", "Sources/C/P.swift", module: "C"),
        file("struct D: P {}\n// snapgen: skpi\nstruct E: P {}", "Sources/A/D.swift", module: "A"),
        file("struct c: PreviewProvider {}", "Sources/B/B.swift", module: "B"),
    ]

    @Test(
        "entries are ordered by module, path, line and column, and diagnostics by place, whatever the order of the files"
    )
    func order() {
        let result = catalog(of: files)
        #expect(result.entries.map(\.id) == ["A.D", "A.E", "B/A.swift#1", "B.C", "B.c", "B.B", "B.A"])
        #expect(catalog(of: files.reversed()) == result)
        #expect(result.problems == [.badDirective, .unnamedPreview, .nameCollision, .nameCollision])
        #expect(result.diagnostics.map(\.path) == result.diagnostics.map(\.path).sorted { ($0 ?? "") < ($1 ?? "") })
    }

    @Test(
        "words of a comment that have no effect on an entry of its kind are named",
        arguments: [
            ("struct A: TestableState { static let samples = [1] }", ["batch", "delay", "layout"]),
            ("struct A: Testable { static let samples = [V()] }", ["layout"]), ("#Preview(\"A\") { V() }", []),
        ])
    func idleWords(source: String, idle: [String]) {
        let found = catalog("// snapgen: batch=component delay=1 layout=sizeThatFits record=all\n\(source)").diagnostics
        #expect(found.map(\.id) == idle.map { _ in .badDirective })
        #expect(zip(found, idle).allSatisfy { $0.message.hasPrefix("'\($1)' has no effect on 'A': it is") })
    }

    @Test("the number of samples is that of a type: a preview has one")
    func samplesOfPreviews() {
        let found = catalog("// snapgen: samples=3\n#Preview(\"A\") { V() }")
        #expect(
            found.diagnostics.map(\.message) == [
                "'samples' has no effect on 'File1_A': it is a setting of types with samples"
            ])
        #expect(found.only?.samples?.count == 1)
    }

    @Test(
        "a comment before what is no part of an entry is named, and one before a part of an entry is not",
        arguments: [
            ("// snapgen: skip\nstruct Cell: View {}\n#Preview { Cell() }", 2),
            ("struct A {}\n// snapgen: record=all\nextension A { static let samples = [1] }", 3),
            ("// snapgen: delay=1\nprotocol P: Testable {}", 2),
            ("struct Outer {\n    // snapgen: batch=b\n    struct Cell: View {}\n}", 3),
            ("// snapgen: allow=unset-key\nstruct Cell: View {}", nil),
            ("// snapgen: record=all\nstruct A { static let samples = [1] }\nextension A: TestableState {}", nil),
            ("struct A { static let samples = [1] }\n// snapgen: record=all\nextension A: TestableState {}", nil),
            ("// snapgen: skip\nstruct A<T>: TestableState { static let samples = [1] }", nil),
        ] as [(String, Int?)])
    func idleComments(source: String, line: Int?) {
        let found = catalog(source).diagnostics.filter { $0.message.contains("because this is no entry") }
        #expect(found.map(\.line) == (line.map { [$0] } ?? []))
        #expect(found.allSatisfy { $0.id == .badDirective })
    }

    @Test("a comment states the number of samples, which are numbered if the source shows another number")
    func sampleCount() {
        func numbers(_ word: String) -> [String]? {
            let source = "// snapgen: \(word)\nstruct A: Testable { static let samples = [(\"a\", 1), (\"b\", 2)] }"
            return catalog(source).only?.samples?.map { $0.label ?? "\($0.number)" }
        }
        #expect(numbers("samples=3") == ["1", "2", "3"])
        #expect(numbers("samples=2") == ["a", "b"])
        #expect(numbers("samples=*") == nil)
        #expect(numbers("delay=1") == ["a", "b"])
    }
}
