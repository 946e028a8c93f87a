import Foundation
import SnapgenModel
import SnapgenRender
import Testing

/// What differs from the files for XCTest; that they run is tested where they are compiled.
@Suite("Files for Swift Testing")
struct SwiftTestingRenderTests {
    private func swiftTesting(_ change: (inout TestSettings) -> Void = { _ in }) -> Configuration {
        travel {
            $0.tests.framework = .swiftTesting
            $0.tests.template = "swift-testing"
            change(&$0.tests)
        }
    }

    @Test("hold a suite and one test for each function of the plan")
    func tests() throws {
        #expect(
            try SnapgenRenderTests.tests(entry("Row"), configuration: swiftTesting()) == """
                import Testing

                @preconcurrency @testable import TravelUI

                @MainActor
                @Suite
                struct TravelUISnapshotTests: SnapgenSuite {}

                // Sources/TravelUI/Row.swift
                @MainActor
                extension TravelUISnapshotTests {
                    @Test(
                        .pictures(of: TravelUISnapshotTests.self),
                        .shard(of: "TravelUISnapshotTests/testRow"))
                    func testRow() async throws {
                        try await assertImages(
                            of: .samples(Row_Previews.samples), in: .regular,
                            entry: .init(
                                "Row", folder: "TravelSnapshotTests/TravelUI", samples: "1",
                                file: "Sources/TravelUI/Row.swift", type: "Row_Previews"))
                    }
                }

                """)
    }

    @Test("put what an entry is available on before its function, never before the suite")
    func availability() throws {
        let text = try SnapgenRenderTests.tests(
            entry("Row", availability: ["@available(iOS 17, *)"]), configuration: swiftTesting())
        #expect(
            text.contains(
                """
                    @available(iOS 17, *)
                    @Test(
                        .pictures(of: TravelUISnapshotTests.self),
                        .shard(of: "TravelUISnapshotTests/testRow"))
                    func testRow()
                """))
        #expect(text.components(separatedBy: "@available").count == 2)
    }

    @Test("have arguments where each case is a test and only running tells the samples, and nowhere else")
    func arguments() throws {
        let configuration = swiftTesting { $0.granularity = .case }
        let unread = entry("Row", kind: .previews, samples: nil)
        let text = try SnapgenRenderTests.tests(unread, entry("Cell"), configuration: configuration)
        #expect(
            text.contains(
                """
                    @Test(
                        .pictures(of: TravelUISnapshotTests.self),
                        .shard(of: "TravelUISnapshotTests/testRow_iPhone13_light"),
                        arguments: try await TravelUISnapshotTests.pictureNames {
                            .previews(of: "TravelUI.Row_Previews")
                        })
                    func testRow_iPhone13_light(sample: String) async throws {

                """))
        #expect(text.contains("                sample: sample,\n"))
        #expect(text.contains("testCell_iPhone13_light\"))\n    func testCell_iPhone13_light() async throws {\n"))
        let whole = try SnapgenRenderTests.tests(unread, configuration: swiftTesting())
        #expect(!whole.contains("arguments:"))
    }

    @Test("wait for samples that are made asynchronously, and for the hooks of the configuration")
    func asynchronous() throws {
        let states = entry("States", kind: .asyncSamples, strategy: .json, name: "States")
        let configuration = swiftTesting { $0.setUp = "AppSetUp" }
        let text = try SnapgenRenderTests.tests(states, configuration: configuration)
        #expect(
            text.contains(
                """
                struct TravelUISnapshotTests: SnapgenSuite {
                    init() async throws { try await Self.setUpSnapshots() }
                }

                """))
        #expect(
            text.contains(
                """
                    func testStates() async throws {
                        assertJSON(
                            of: .samples(try await (States.samples as @MainActor () async throws -> _)()),

                """))
    }

    @Test("are free of XCTest", arguments: TestSettings.Engine.allCases)
    func imports(engine: TestSettings.Engine) throws {
        let configuration = swiftTesting {
            $0.valueEngine = engine
            $0.requiredOS = SystemVersion("18")
        }
        for file in try rendered(entry("Row"), entry("State", strategy: .json), configuration: configuration)
        where file.path.string != "Snapgen.runtime.swift" {
            #expect(!file.contents.contains("XCT"), "\(file.path)")
        }
    }

    @Test("compare the program with the plan in a suite of its own")
    func program() throws {
        let text = try SnapgenRenderTests.tests(preview("Row"), configuration: swiftTesting())
        #expect(
            text.contains(
                """
                @MainActor
                @Suite
                struct SnapgenProgramTests: SnapgenSuite {
                    @Test func testPreviewsOfProgram() throws {

                """))
    }

    @Test("are called in the plan as those for XCTest", arguments: TestSettings.Granularity.allCases)
    func names(granularity: TestSettings.Granularity) throws {
        let entries = [entry("Row"), entry("Screen", kind: .previews, samples: nil)]
        let xctest = travel { $0.tests.granularity = granularity }
        let functions = try [xctest, swiftTesting { $0.granularity = granularity }].map { configuration in
            let files = try rendered(entries, configuration: configuration)
            return files.flatMap { $0.contents.matches(of: /func (test\w+)/).map(\.1) }
        }
        #expect(functions[0] == functions[1] && !functions[0].isEmpty)
    }
}
