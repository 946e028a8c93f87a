import Testing

@testable import SnapgenScan

@Suite("Samples of types") struct SamplesOfTypesTests {
    @Test(
        "samples are found where the compiler finds them, in the order of the entries",
        arguments: [
            // All cases are labelled by the enum's cases, whatever they are reached by.
            (
                "enum A: Testable, CaseIterable {\ncase loading, `default`\ncase failed = 3\n"
                    + "static var samples: [A] { return Self.allCases }\n}", [["loading", "default", "failed"]]
            ),
            ("enum A: Testable, CaseIterable { case a; static let samples = App.A.allCases }", [["a"]]),
            // An enum that is CaseIterable and lists no samples is its own list.
            ("enum A: Testable, CaseIterable { case a, b }", [["a", "b"]]),
            ("enum A: Testable { case a, b }\nextension A: CaseIterable {}", [["a", "b"]]),
            ("enum A: Testable { case a, b }", [nil]),
            ("enum A: Testable, CaseIterable { case a, b; static let samples = [A.b] }", [["-"]]),
            // Cases that are written out count as written.
            (
                "enum A: Testable { case a, b(Int); static let allCases: [A] = [.a, .b(1), .b(2)]\n"
                    + "static var samples: [A] { allCases } }", [["-", "-", "-"]]
            ),
            // Elsewhere they are unknown where the compiler does not make them from the cases seen.
            ("enum A: Testable { case a(Int), b; static var samples: [A] { allCases } }", [nil]),
            (
                "enum A: Testable { case a, b; static var samples: [A] { allCases }\n"
                    + "static var allCases: [A] { make() } }", [nil]
            ),
            ("enum A: Testable { #if DEBUG\ncase a\n#endif\ncase b; static var samples: [A] { allCases } }", [nil]),
            ("struct A: Testable { static let samples = Foreign.allCases }", [nil]),
            ("struct A: Testable { static let samples = allCases }", [nil]),
            // Base classes and extensions of protocols, after the own ones.
            ("class B: Testable { class var samples: [Int] { [1, 2] } }\nclass A: B {}", [["-", "-"], ["-", "-"]]),
            (
                "class B: Testable { class var samples: [Int] { [1, 2] } }\n"
                    + "class A: B { override class var samples: [Int] { [1] } }", [["-", "-"], ["-"]]
            ),
            (
                "protocol P: Testable {}\nextension P { static var samples: [Int] { [1] } }\nstruct A: P {}", [["-"]]
            ),
            (
                "protocol P: TestableState, CaseIterable where AllCases == [Self] {}\n"
                    + "extension P { static var samples: [Self] { allCases } }\nenum A: P { case x, y }", [["x", "y"]]
            ),
            // Branches of an #if that differ are unknown.
            (
                "struct A: Testable {\n#if DEBUG\nstatic let samples = [1, 2]\n#else\nstatic let samples = [1]\n#endif\n}",
                [nil]
            ),
            // The samples count and not the previews.
            (
                "struct A: PreviewProvider, Testable { static let samples = [1]\n"
                    + "static var previews: some View { V(); V() } }", [["-"]]
            ),
        ] as [(String, [[String]?])])
    func found(source: String, labels: [[String]?]) {
        #expect(catalog(source).entries.map(\.samples.labels) == labels)
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
