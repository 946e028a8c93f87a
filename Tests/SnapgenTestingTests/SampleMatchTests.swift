import SnapgenNames
import SnapgenTestSupport
import Testing

@testable import SnapgenTesting

@Suite("SampleMatch")
struct SampleMatchTests {
    /// The samples of a test, the labels of the program, and what is found.
    struct Case: Sendable {
        var samples: SnapgenSelection
        var labels: [String?]
        var isOrdered = true
        var expected: [String] = []
        var problem = ""

        var match: SampleMatch {
            SampleMatch(
                entry: SnapgenEntry("Cart", folder: "T/Shop", samples: samples, file: "Cart.swift"),
                labels: labels, isOrdered: isOrdered)
        }
    }

    private static let inOrder: SnapgenSelection = [
        SnapgenSample("empty", number: 1), SnapgenSample("full", number: 2),
    ]
    private static let ofDictionary: SnapgenSelection = [
        SnapgenSample("full", number: 1), SnapgenSample("empty", number: 2),
    ]

    @Test(
        "a sample is found by its number, else by its place, and in a dictionary by its label",
        arguments: [
            // What is not known before takes its label.
            Case(samples: .all, labels: ["empty", nil], expected: ["0 empty", "1 2"]),
            Case(samples: .all, labels: ["a b", "a/b", "c"], expected: ["0 1", "1 2", "2 c"]),
            Case(samples: inOrder, labels: [nil, nil], expected: ["0 empty", "1 full"]),
            Case(samples: inOrder, labels: ["empty", "full"], expected: ["0 empty", "1 full"]),
            Case(
                samples: .part([.init("full", number: 2)], of: 3), labels: ["empty", "full", "huge"],
                expected: ["1 full"]),
            Case(samples: [.init("a"), .init("b")], labels: [nil, nil], expected: ["0 a", "1 b"]),
            Case(samples: ofDictionary, labels: ["empty", "full"], isOrdered: false, expected: ["1 full", "0 empty"]),
            // A number stands for a label that the generator could not read.
            Case(samples: [.init("1", number: 1)], labels: ["computed"], expected: ["0 1"]),
        ])
    func found(sample: Case) throws {
        #expect(try sample.match.samples().map { "\($0.index) \($0.name)" } == sample.expected)
    }

    @Test(
        "another number of samples, another order and a sample that is not there are said",
        arguments: [
            Case(
                samples: inOrder, labels: [nil, nil, nil],
                problem: "'Cart' has 3 samples, 2 when it was generated; generate the tests again, or state their "
                    + "number before the declaration: '// snapgen: samples=3', or 'samples=*' if it varies"),
            Case(
                samples: .part([.init("1", number: 1)], of: 4), labels: [nil, nil, nil],
                problem: "'Cart' has 3 samples, 4 when it was generated; "),
            Case(
                samples: inOrder, labels: ["full", "empty"],
                problem:
                    "'Cart' has the sample 'full' where 'empty' was when it was generated; generate the tests again"
            ),
            Case(
                samples: ofDictionary, labels: ["full", "half"], isOrdered: false,
                problem: "'Cart' has no sample 'empty', only 'full', 'half'; generate the tests again, or replace the "
                    + "dictionary by an array of pairs if its labels are equal or not literals"),
            Case(samples: .all, labels: [], problem: "there are no samples to compare; add one, or skip"),
            Case(samples: inOrder, labels: [], problem: "there are no samples"),
            Case(samples: [.init("x", number: 9)], labels: [nil], problem: "'Cart' has no sample 'x', only '1'; "),
        ])
    func problem(sample: Case) {
        let problem = #expect(throws: SnapshotProblem.self) { try sample.match.samples() }
        #expect(problem?.message.hasPrefix(sample.problem) == true)
    }

    @Test("the one sample of a parameterized test is found by name")
    func single() throws {
        let entry = SnapgenEntry("Cart", folder: "T/Shop", samples: .one("full"), file: "Cart.swift")
        let match = SampleMatch(entry: entry, labels: ["empty", "full"], isOrdered: true)
        #expect(try match.samples() == [SampleMatch.Sample(index: 1, name: "full", label: "full")])
        let other = SampleMatch(entry: entry, labels: ["empty"], isOrdered: true)
        #expect(throws: SnapshotProblem.self) { try other.samples() }
    }

    @Test("names of Prefire are labels, counted among those of one label")
    func counted() throws {
        let entry = SnapgenEntry("Cart", folder: "T/Shop", samples: .counted, file: "Cart.swift")
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

@Suite("References with the names of a pattern")
struct PatternNamesTests {
    private let phone = SnapgenEnvironment(name: "phone-de", locale: "de", values: ["device": "phone", "locale": "de"])

    private func names(
        _ samples: SnapgenSelection, values: [String: String]? = ["function": "cart"]
    ) throws -> [String] {
        let folder = try TemporaryFolder()
        let run = try folder.run(
            SnapgenEntry("Cart", folder: "Shop", values: values, samples: samples, file: "Cart.swift"),
            SnapgenSettings(
                references: SnapgenReferences(
                    pattern: "{function}.{name}-{device} | {function}.{device}-{locale:de=German}-{index}")))
        let texts = SnapgenSamples(all: [("Sold out!", 1), (nil, 2)])
        return try run.matched(texts).flatMap { _, sample in
            [
                run.reference(of: sample, in: phone, fileExtension: "png").file,
                run.reference(of: sample, fileExtension: "txt").file,
            ]
        }
    }

    @Test("pictures have the planned names, or those of the program, and texts and other entries the usual ones")
    func files() throws {
        let planned: SnapgenSelection = [SnapgenSample("1", stem: "Sold out!"), SnapgenSample("2")]
        #expect(
            try names(planned) == [
                "cart.Sold-out-phone.png", "Sold out!.1.txt", "cart.phone-German-1.png", "Cart.2.txt",
            ])
        #expect(
            try names(.counted).filter { $0.hasSuffix("png") }
                == ["cart.Sold-out-phone.png", "cart.phone-German-1.png"])
        #expect(
            try names(.all, values: nil).filter { $0.hasSuffix("png") } == [
                "Cart-phone-de.Sold-out.png", "Cart-phone-de.2.png",
            ])
    }
}
