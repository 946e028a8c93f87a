import Foundation
import Testing

@testable import SnapgenConfiguration
@testable import SnapgenModel
@testable import SnapgenRender
@testable import SnapgenScan

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

    @Test("call the hooks of the configuration when a suite is made")
    func setUp() throws {
        let states = entry("States", strategy: .json)
        let configuration = swiftTesting { $0.setUp = "AppSetUp" }
        let text = try SnapgenRenderTests.tests(states, configuration: configuration)
        #expect(
            text.contains(
                """
                struct TravelUISnapshotTests: SnapgenSuite {
                    init() async throws { try await Self.setUpSnapshots() }
                }

                """))
    }

    @Test("are free of XCTest", arguments: TestSettings.Engine.allCases)
    func imports(engine: TestSettings.Engine) throws {
        let configuration = swiftTesting {
            $0.engines.values = engine
            $0.recording.requiredOS = SystemVersion("18")
        }
        for file in try rendered(entry("Row"), entry("State", strategy: .json), configuration: configuration)
        where file.path.string != "Snapgen.runtime.swift" {
            #expect(!file.contents.contains("XCT"), "\(file.path)")
        }
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
