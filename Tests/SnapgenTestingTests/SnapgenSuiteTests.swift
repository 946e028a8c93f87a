import SnapgenTestSupport
import Testing

@testable import SnapgenTesting

/// Runs in this process's own environment, so each test brings the references that it is compared with.
@Suite("Generated suites, in Swift Testing")
@MainActor
struct SnapgenSuiteTests: SnapgenSuite {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder(["Package.swift": ""])
    }

    /// The settings of the running test, whose references are in a folder of its own.
    private nonisolated enum Current {
        @TaskLocal static var settings = SnapgenSettings()
    }

    nonisolated static var settings: SnapgenSettings { Current.settings }

    private enum State: String, Encodable { case empty, full }

    /// Does something with references in the test's folder that are not recorded.
    private func inFolder(_ body: () -> Void) {
        let references = SnapgenReferences(folder: "references", packageRoot: folder.path, record: .never)
        Current.$settings.withValue(SnapgenSettings(references: references), operation: body)
    }

    private func entry(_ samples: SnapgenSelection = .all) -> SnapgenEntry {
        SnapgenEntry(
            "Cart", folder: "SnapgenSuiteTests/Shop", samples: samples, file: "Sources/Shop/Cart.swift",
            type: "Shop.Cart")
    }

    private func write(_ references: [String: String]) throws {
        for (name, text) in references {
            try folder.write(text, to: "references/SnapgenSuiteTests/Shop/Cart.\(name)")
        }
    }

    @Test("samples without labels are compared by number, all others by label")
    func forms() throws {
        try write([
            "1.json": "\"empty\"", "2.json": "\"full\"", "none.txt": "- State.empty\n", "all.txt": "- State.full\n",
            "a.txt": "0", "b.txt": "1",
        ])
        let ordered: KeyValuePairs = ["none": State.empty, "all": State.full]
        inFolder {
            assertJSON(of: .samples([State.empty, .full]), entry: entry())
            assertDump(of: .samples([("none", State.empty), ("all", State.full)]), entry: entry())
            assertDump(of: .samples(ordered), entry: entry())
            assertLines(of: .samples(["a": 0, "b": 1]), entry: entry())
        }
    }

    /// A value that reads the results when it is encoded.
    private struct Witness: Encodable {
        let folder: TemporaryFolder

        func encode(to encoder: any Encoder) throws {
            #expect(try ResultLine.all(in: folder.path(".build/snapgen")).map(\.event) == ["started"])
            try "seen".encode(to: encoder)
        }
    }

    @Test("a case is in the results before its value is encoded, which may end the process")
    func started() throws {
        try write(["1.json": "\"seen\""])
        inFolder { assertJSON(of: .samples([Witness(folder: folder)]), entry: entry()) }
    }

    private static let source = """
        import Catalog

        struct Cart: TestableState {
            static let samples = [
                "a": 1,
                "b": 2,
                "c": 3,
            ]
        }
        """

    @Test("a failure stands at its sample's own line, one for each sample")
    func location() throws {
        try write(["a.txt": "same", "b.txt": "same", "c.txt": "same"])
        let samples: SnapgenSelection = [SnapgenSample("a"), SnapgenSample("b"), SnapgenSample("c")]
        let found = try issues {
            assertLines(of: .samples([("a", "other"), ("b", "same"), ("c", "other")]), entry: entry(samples))
        }
        #expect(found.places == ["Shop/Cart.swift:5", "Shop/Cart.swift:7"])
        #expect(found.messages.allSatisfy { $0.contains("-same\n+other\n") })
        #expect(found.messages.first?.contains("swift test --filter 'SnapgenSuiteTests/location'") == true)
    }

    @Test("a changed number of samples stands at the entry's line")
    func entryLocation() throws {
        let found = try issues {
            assertLines(of: .samples(["a", "b"]), entry: entry([SnapgenSample("1", number: 1)]))
        }
        #expect(found.places == ["Shop/Cart.swift:3"])
        #expect(found.messages.count == 1)
        #expect(found.messages.first?.hasPrefix("'Cart' has 2 samples, 1 when it was generated; ") == true)
    }

    /// Returns the issues of a body, which has to have some, beside the source.
    private func issues(_ body: () -> Void) throws -> Found {
        try folder.write(Self.source, to: "Sources/Shop/Cart.swift")
        let found = Found()
        withKnownIssue {
            inFolder(body)
        } matching: { issue in
            found.add(issue)
            return true
        }
        return found
    }

    private final class Found: @unchecked Sendable {
        private(set) var places: [String] = []
        private(set) var messages: [String] = []

        func add(_ issue: Issue) {
            places.append(issue.sourceLocation.map { "\($0.fileID):\($0.line)" } ?? "")
            messages.append(issue.comments.map(\.rawValue).joined())
        }
    }
}

@Suite("SourceLines")
struct SourceLinesTests {
    private let lines = SourceLines(
        in: """
            import Catalog

            // A Cart has samples: "full".
            enum Outer {
                struct Cart: TestableState {
                    static var samples: [String: Cart] {
                        ["empty": Cart(), "other": Cart()]
                        return ["full": .init()]
                    }
                }
            }
            enum Size: CaseIterable { case small
                case large }
            extension Outer.Row: Testable {
                static let samples = [Row.new]
            }
            """)

    @Test(
        "finds the declaration of a type, and the sample with a label behind it",
        arguments: [
            ("Outer.Cart", nil, 5), ("Outer.Cart", "empty", 7), ("Outer.Cart", "full", 8), ("Cart", "gone", 5),
            ("Size", "small", 12), ("Size", "large", 13), ("Outer.Row", nil, 14), ("Row", "new", 15),
        ] as [(StaticString, String?, UInt)])
    func found(type: StaticString, label: String?, line: UInt) {
        #expect(lines.line(of: type, label: label) == line)
    }

    @Test("is the first line without a type, and for one that is not there")
    func notFound() {
        #expect(lines.line(of: nil, label: "full") == 1)
        #expect(lines.line(of: "Car", label: nil) == 1)
        #expect(SourceLines(of: "/nowhere/Cart.swift").line(of: "Cart", label: nil) == 1)
    }
}
