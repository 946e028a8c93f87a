import Foundation
import SnapgenTestSupport
import Testing

@testable import SnapgenScan

@Suite struct SampleReaderTests {
    private func samples(_ declaration: String) -> [Sample]? {
        catalog("struct A: Testable {\n\(declaration)\n}").only?.samples
    }

    @Test(
        "the elements of an array literal are counted, also those that a function returns if it returns nothing else",
        arguments: table(in: "SnapgenScanTests/Fixtures/CountedSamples.txt").map(\.0))
    func counted(declaration: String) {
        #expect(samples(declaration)?.map(\.number) == [1, 2])
    }

    @Test(
        "what only running tells is unknown",
        arguments: table(in: "SnapgenScanTests/Fixtures/UnknownSamples.txt").map(\.0))
    func unknown(declaration: String) throws {
        let entry = try #require(catalog("struct A: Testable { \(declaration) }").only)
        #expect(entry.samples == nil)
    }

    @Test(
        "a pair's text is the label, as is the key of a dictionary, whose keys are in order unless its type says otherwise",
        arguments: [
            ("static let samples: X = []", [], []), ("static let samples: X = [:]", [], []),
            ("static let samples = [\nV(),\n// a comment\nV(\n1\n), V(),\n]", ["-", "-", "-"], [3, 5, 7]),
            (
                #"static let samples = [("empty", V()), (name: "a \"b\" \u{e9}", view: V()), V(), ("\(x)", V())]"#,
                ["empty", "a \"b\" \u{e9}", "-", "-"], [2, 2, 2, 2]
            ),
            (
                "static func samples() async -> [(String, V)] {\nlet m = M()\nreturn [(\"b\", V()), (\"a\", V(m))]\n}",
                ["b", "a"], [4, 4]
            ),
            (
                "static let samples = [\n\"b\": V(),\n\"a\": V(),\n\"\u{e9}\": V(),\n\"B\": V(),\n]",
                ["B", "a", "b", "\u{e9}"], [6, 4, 3, 5]
            ),
            ("static func samples() -> [String: V] { [\"b\": V(), \"a\": V()] }", ["a", "b"], [2, 2]),
            ("static func samples() -> KeyValuePairs<A, V> { [\"b\": V(), \"a\": V()] }", ["b", "a"], [2, 2]),
            ("static let samples = [\"b\": V(), \"a\": V()] as KeyValuePairs", ["b", "a"], [2, 2]),
            ("static let samples: Swift.KeyValuePairs = [\"b\": V(), \"a\": V()]", ["b", "a"], [2, 2]),
        ] as [(String, [String], [Int])])
    func labels(declaration: String, labels: [String], lines: [Int]) {
        #expect(samples(declaration).labels == labels)
        #expect(samples(declaration).lines == lines)
    }
}

@Suite("Samples of types") struct SamplesOfTypesTests {
    @Test(
        "samples are found where the compiler finds them, in the order of the entries",
        arguments: table(in: "SnapgenScanTests/Fixtures/SamplesOfTypes.txt"))
    func found(source: String, labels: String) {
        let found = catalog(source).entries.map { $0.samples.labels?.joined(separator: ", ") ?? "unknown" }
        #expect(found == labels.components(separatedBy: "; "))
    }

    @Test("all cases of another type are found where it is declared")
    func allCasesElsewhere() {
        let entries = catalog(
            "enum Outer { enum Phase: CaseIterable { case a, b }\n struct A: Testable { static let samples = Phase.allCases } }",
            "\nstruct B: Testable { static let samples = Outer.Phase.allCases }"
        ).entries
        #expect(entries.map { $0.samples.labels } == [["a", "b"], ["a", "b"]])
        #expect(entries.map { $0.samples.lines } == [[1, 1], [2, 2]])
    }

    @Test("samples in an extension in any file are found; their line is then the entry's")
    func extensions() {
        let entry = catalog("\n\nstruct A: Testable {}", "extension A { static let samples = [1, 2] }").only
        #expect(entry?.samples.lines == [3, 3])
    }
}
