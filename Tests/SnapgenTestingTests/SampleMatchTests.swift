import Testing

@testable import SnapgenTesting

@Suite("SampleMatch")
struct SampleMatchTests {
    private func entry(_ samples: [SnapgenSample]?, count: Int? = nil) -> SnapgenEntry {
        SnapgenEntry(
            "Cart", folder: "CartTests/Shop", samples: samples, count: count, file: "Sources/Shop/Cart.swift")
    }

    private func names(
        _ samples: [SnapgenSample]?, count: Int? = nil, labels: [String?], isOrdered: Bool = true
    ) throws -> [String] {
        let match = SampleMatch(entry: entry(samples, count: count), labels: labels, isOrdered: isOrdered)
        return try match.samples().map { "\($0.index) \($0.name)" }
    }

    private func problem(
        _ samples: [SnapgenSample]?, count: Int? = nil, labels: [String?], isOrdered: Bool = true
    ) -> String? {
        let problem = #expect(throws: SnapshotProblem.self) {
            try names(samples, count: count, labels: labels, isOrdered: isOrdered)
        }
        return problem?.message
    }

    @Test(
        "labels become names by the generator's rules, else the number",
        arguments: [
            ([nil, nil], ["1", "2"]),
            (["Hotel cell: loading…", "b_c"], ["Hotel-cell-loading", "b_c"]),
            (["", "🙂", "ok"], ["1", "2", "ok"]),
            (["a b", "a/b", "c"], ["1", "2", "c"]),
            (["Full", "full"], ["1", "2"]),
            (["2", "x"], ["1", "x"]),
            ([nil, "only"], ["1", "only"]),
        ] as [([String?], [String])])
    func naming(labels: [String?], expected: [String]) {
        #expect(SnapgenNaming.labels.names(for: labels) == expected)
    }

    @Test("what is not known before takes its label")
    func unknown() throws {
        #expect(try names(nil, labels: ["empty", nil]) == ["0 empty", "1 2"])
    }

    @Test("what is known keeps its name, and has its label")
    func known() throws {
        let samples = [SnapgenSample("empty", number: 1), SnapgenSample("full", number: 2)]
        #expect(try names(samples, labels: [nil, nil]) == ["0 empty", "1 full"])
        #expect(try names(samples, labels: ["empty", "full"]) == ["0 empty", "1 full"])
    }

    @Test("a part of the samples is found by number")
    func part() throws {
        let samples = [SnapgenSample("full", number: 2)]
        #expect(try names(samples, count: 3, labels: ["empty", "full", "huge"]) == ["1 full"])
    }

    @Test("without a number the place in the list counts")
    func withoutNumber() throws {
        #expect(try names([.init("a"), .init("b")], labels: [nil, nil]) == ["0 a", "1 b"])
    }

    @Test("in a dictionary a sample is found by its label, in the order of the source")
    func dictionary() throws {
        let samples = [SnapgenSample("full", number: 1), SnapgenSample("empty", number: 2)]
        #expect(try names(samples, labels: ["empty", "full"], isOrdered: false) == ["1 full", "0 empty"])
    }

    @Test("another number of samples is said", arguments: [(2, nil), (1, 4)])
    func otherCount(known: Int, count: Int?) {
        let samples = (1...known).map { SnapgenSample("\($0)", number: $0) }
        let message = problem(samples, count: count, labels: [nil, nil, nil])
        #expect(
            message == "'Cart' has 3 samples, \(count ?? known) when it was generated; generate the tests again, or "
                + "state their number before the declaration: '// snapgen: samples=3', or 'samples=*' if it varies")
    }

    @Test("samples in another order are not taken for each other")
    func otherOrder() {
        let samples = [SnapgenSample("empty", number: 1), SnapgenSample("full", number: 2)]
        #expect(
            problem(samples, labels: ["full", "empty"])
                == "'Cart' has the sample 'full' where 'empty' was when it was generated; generate the tests again")
    }

    @Test("a number stands for a label that the generator could not read")
    func computedLabel() throws {
        #expect(try names([.init("1", number: 1)], labels: ["computed"]) == ["0 1"])
    }

    @Test("a sample that a dictionary does not have is said")
    func missingLabel() {
        let samples = [SnapgenSample("full", number: 1), SnapgenSample("empty", number: 2)]
        #expect(
            problem(samples, labels: ["full", "half"], isOrdered: false) == """
                'Cart' has no sample 'empty', only 'full', 'half'; generate the tests again, or replace the \
                dictionary by an array of pairs if its labels are equal or not literals
                """)
    }

    @Test("a number that is out of range is said")
    func outOfRange() {
        #expect(problem([.init("x", number: 9)], labels: [nil])?.contains("no sample 'x'") == true)
    }

    @Test("the one sample of a parameterized test is found by name")
    func single() throws {
        let entry = SnapgenEntry("Cart", folder: "T/Shop", sample: "full", file: "Cart.swift")
        let match = SampleMatch(entry: entry, labels: ["empty", "full"], isOrdered: true)
        #expect(try match.samples() == [SampleMatch.Sample(index: 1, name: "full", label: "full")])
        let other = SampleMatch(entry: entry, labels: ["empty"], isOrdered: true)
        #expect(throws: SnapshotProblem.self) { try other.samples() }
    }

    @Test("names of Prefire are labels, counted among those of one label")
    func counted() throws {
        let entry = SnapgenEntry("Cart", folder: "T/Shop", countsNames: true, file: "Cart.swift")
        let match = SampleMatch(entry: entry, labels: ["a b", nil, "a b"], isOrdered: true)
        #expect(try match.samples().map { "\($0.stem ?? "-") \($0.name)" } == ["a-b 1", "- 1", "a-b 2"])
    }

    @Test("with numbers as names, labels are not looked at")
    func numbers() throws {
        let entry = SnapgenEntry("Cart", folder: "T/Shop", samples: "1 2", file: "Cart.swift")
        let match = SampleMatch(entry: entry, labels: ["x", "y"], isOrdered: true, naming: .numbers)
        #expect(try match.samples().map(\.name) == ["1", "2"])
    }
}
