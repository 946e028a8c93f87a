import Foundation
import SnapgenTestSupport
import XCTest

@testable import SnapgenTesting

/// A class like a generated one, which `XCTestReportTests` also runs with other references.
final class SnapgenSuiteXCTests: XCTestCase, SnapgenSuite {
    @TaskLocal private static var root = ""

    static var settings: SnapgenSettings {
        SnapgenSettings(references: SnapgenReferences(folder: "references", packageRoot: root, record: .never))
    }

    func testEverySampleThatMatchesPasses() throws {
        let folder = try TemporaryFolder()
        try folder.write("\"empty\"", to: "references/T/Shop/Cart.empty.json")
        try folder.write("\"full\"", to: "references/T/Shop/Cart.full.json")
        Self.$root.withValue(folder.path) {
            onMainActor {
                $0.assertJSON(
                    of: .samples([("empty", "empty"), ("full", "full")]),
                    entry: .init(
                        "Cart", folder: "T/Shop", samples: "empty full", file: "Sources/Shop/Cart.swift", type: "Cart"))
            }
        }
        withExtendedLifetime(folder) {}
    }

    /// Runs in `XCTestReportTests` only.
    func testACrashIsTheCaseThatWasStartedLast() throws {
        guard let root = ProcessInfo.processInfo.environment["SNAPGEN_TEST_CRASH"] else {
            throw XCTSkip("ends the process")
        }
        Self.$root.withValue(root) {
            onMainActor {
                $0.assertJSON(
                    of: .samples([("empty", Crashing(isHarmless: true)), ("full", Crashing(isHarmless: false))]),
                    entry: .init("Cart", folder: "T/Shop", samples: "empty full", file: "Cart.swift"))
            }
        }
    }

    private struct Crashing: Encodable {
        var isHarmless: Bool

        func encode(to encoder: any Encoder) throws {
            precondition(isHarmless, "this value cannot be encoded")
            try isHarmless.encode(to: encoder)
        }
    }
}
