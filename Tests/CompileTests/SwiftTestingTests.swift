import Foundation
import SnapgenTestSupport
import Testing

@testable import SnapgenConfiguration
@testable import SnapgenModel
@testable import SnapgenRender
@testable import SnapgenScan

/// The calls of tests that are generated for Swift Testing; common behaviour is in `GeneratedTestsTests`.
@Suite("Generated tests for Swift Testing", .serialized, .onLinux(TestTier.compile.isOn))
struct SwiftTestingTests {
    private static let plan = TravelCatalog.plan(for: TravelCatalog.entries)
    private static let package = Result { try GeneratedPackage(plan, configuration()) }
    private static let run = Result { try package.get().run() }

    private static func configuration(_ change: (inout TestSettings) -> Void = { _ in }) -> Configuration {
        var configuration = TravelCatalog.configuration(for: .swiftTesting)
        change(&configuration.tests)
        return configuration
    }

    @Test("tests compile without a warning and make the calls of XCTest's tests", arguments: LanguageMode.tested)
    func modes(mode: LanguageMode) throws {
        let run =
            try mode == .swift6 ? Self.run.get() : GeneratedPackage(Self.plan, Self.configuration(), mode: mode).run()
        #expect(run.calls.count == 70)
        let expected = try GeneratedTestsTests.run.get().calls
        #expect(Set(run.calls.map(Self.placed)) == Set(expected.map(Self.placed)), "\(run.text)")
    }

    private static func placed(_ call: GeneratedPackage.Call) -> GeneratedPackage.Call {
        var call = call
        call.directory = call.directory?.split(separator: "/").suffix(3).joined(separator: "/")
        return call
    }

    @Test("tests fail at the line of the sample, in the file that declares it")
    func failureLine() throws {
        let run = try Self.package.get().run(["testReceipts"], environment: ["STUB_FAILURES": "Receipts.a-week"])
        #expect(run.status == 1)
        #expect(run.text.contains("Test testReceipts() recorded an issue at Receipts.swift:22:1"))
        #expect(run.text.contains("Receipts.a-week: Snapshot does not match reference."))
    }

    @Test(
        "tests run each sample that is determined at run time as a separate case",
        arguments: TestSettings.Engine.allCases, LanguageMode.tested)
    func cases(engine: TestSettings.Engine, mode: LanguageMode) throws {
        let configuration = Self.configuration {
            $0.granularity = .case
            $0.engines.values = engine
        }
        // A source in the root of the project has no slash in its path.
        let known = TravelCatalog.entries(["HotelCell", "Receipts"]).map { entry in
            var entry = entry
            entry.location.path = path("\(entry.title).swift")
            return entry
        }
        let unknown = TravelCatalog.entries(["Rooms", "Twins", "Routes", "Pairs", "HotelPage"]).map { entry in
            var entry = entry
            entry.samples = nil
            entry.declaration.availability = entry.title == "Rooms" ? ["@available(iOS 17, *)"] : []
            return entry
        }
        let package = try GeneratedPackage(
            TravelCatalog.plan(for: known + unknown, configuration), configuration, mode: mode)
        let run = try package.run()
        #expect(run.text.contains("argument sample → \"No-rooms-sold-out\""))
        #expect(run.text.contains("Test testPairs(sample:) with 2 test cases"))
        let pictures = run.calls.filter { $0.file.hasSuffix(".png") }.map(\.file)
        #expect(pictures.count == 4 + 4 + 6 + 6 && Set(pictures).count == pictures.count)
        let page = run.calls.first { $0.file == "HotelPage-sizeThatFits-dark.busy.png" }
        #expect(page?.view == "Text(busy) shown 1 times")
        guard engine == .snapgen else { return #expect(run.calls.count == 20 + 6) }
        let folder = package.root.appendingPathComponent("__Snapshots__/TravelSnapshotTests/TravelUI").path
        #expect(
            try FileManager.default.contentsOfDirectory(atPath: folder).sorted() == [
                "Pairs.first.txt", "Pairs.second.txt", "Receipts.a-week.txt", "Receipts.one-night.txt",
                "Routes.1.txt", "Routes.2.txt",
            ])
        #expect(try package.run().status == 0)
    }
}
