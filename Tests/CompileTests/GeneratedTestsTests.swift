import Foundation
import SnapgenTestSupport
import Testing

@testable import SnapgenPlan

@Suite("Generated tests", .serialized, .onLinux(TestTier.compile.isOn))
struct GeneratedTestsTests {
    private static let plan = TravelCatalog.plan(for: TravelCatalog.entries)
    private static let package = Result { try GeneratedPackage(plan) }
    static let run = Result { try package.get().run() }

    private func calls(_ title: String) throws -> [GeneratedPackage.Call] {
        try Self.run.get().calls(of: title)
    }

    @Test("tests compile without a warning and make the planned calls in every mode", arguments: LanguageMode.tested)
    func modes(mode: LanguageMode) throws {
        let run =
            try mode == .swift6
            ? Self.run.get() : GeneratedPackage(Self.plan, mode: mode, runtime: .embedded).run()
        let failing = Set(["Broken", "Shrunk", "Debugger"].map { "TravelUI.\($0)" })
        let known = Self.plan.cases.filter { !$0.reference.contains("*") && !failing.contains($0.entry) }
        let files = known.map { $0.reference.split(separator: "/").last.map(String.init) ?? "" }
        #expect(Set(run.files).isSuperset(of: files))
        #expect(run.files.count == 70)
        #expect(Set(run.files).count == run.files.count)
    }

    @Test("tests have references and artifacts in the folder of the test target and the module")
    func folder() throws {
        let root = try Self.package.get().root.path
        #expect(
            try Set(Self.run.get().calls.map(\.directory)) == ["\(root)/__Snapshots__/TravelSnapshotTests/TravelUI"])
        #expect(try Set(Self.run.get().calls.map(\.artifacts)) == ["TravelSnapshotTests/TravelUI"])
        // The place of the runtime leads to the package from any folder.
        let run = try Self.package.get().run(["testRoutes"], folder: try processFolder())
        #expect(Set(run.calls.map(\.directory)) == ["\(root)/__Snapshots__/TravelSnapshotTests/TravelUI"])
    }

    @Test(
        "a picture has a device's size, safe area, scale and theme, or a locale, its direction and a text size",
        arguments: [
            (
                "HotelListView-iPhone13-dark.1.png", "HotelListView()", "390.0x844.0@3.0",
                "390.0x844.0 safe 47.0 0.0 34.0 0.0",
                "contrast=normal direction=leftToRight displayScale=3.0 horizontal=compact idiom=phone style=dark "
                    + "textSize=large vertical=regular"
            ),
            (
                "PriceTag-iPadPro11-ar_SA-accessibility3.cheap.png",
                "Text(10).environment(ar_SA).environment(rightToLeft).dynamicTypeSize(accessibility3)",
                "834.0x1194.0@2.0", "834.0x1194.0 safe 24.0 0.0 20.0 0.0",
                "contrast=normal direction=rightToLeft displayScale=2.0 horizontal=regular idiom=pad style=light "
                    + "textSize=accessibility3 vertical=regular"
            ),
        ])
    func environment(file: String, view: String, size: String, layout: String, traits: String) throws {
        let call = try #require(try Self.run.get().calls.first { $0.file == file })
        #expect(call.value.hasPrefix("\(size) drawn: ") && call.value.contains(GeneratedPackage.Call.common))
        #expect(call.view == "\(view) shown 1 times" && call.layout == layout && call.traits == traits)
    }

    private static let fixed = ".padding(bottom, 0.0).ignoresSafeArea"

    @Test(
        "tests show each sample with its modifier, in the frame of its layout, once for a picture",
        arguments: [
            ("HotelCell", ["Text(Ritz).modifier(Modifier)", "Text(Plaza).modifier(Modifier)"]),
            ("Banner", ["Text(a banner).frame(375.0, 60.0)\(fixed)"]),
            // A preview that is lower than 44 points.
            ("Divider", ["Text(a line).frame(320.0, 30.0).padding(bottom, 14.0).ignoresSafeArea"]),
            ("Late", ["Text(loaded)"]),
            ("HotelPage", ["Text(quiet)", "Text(busy)", "Text(closed)"]),
            ("Map", ["MapController"]),
        ])
    func views(title: String, views: [String]) throws {
        let shown = try calls(title).compactMap(\.view)
        for (view, expected) in zip(shown, views) {
            #expect(view.hasPrefix(expected) && view.hasSuffix(" shown 1 times"))
        }
        #expect(shown.count >= views.count)
    }

    @Test("tests draw a preview and a controller once for each device, and pass the precision")
    func devices() throws {
        #expect(try calls("Screen").count == 4 && Set(calls("Screen").map(\.layout)).count == 3)
        #expect(try calls("Map").map(\.layout).last == "320.0x568.0 safe 20.0 0.0 0.0 0.0")
        #expect(try calls("Map").map(\.view) == (1...4).map { "MapController shown \($0) times" })
        #expect(try Set(calls("Screen").map(\.precision)) == ["1.0"])
        #expect(try Set(calls("Late").map(\.precision)) == ["0.5"])
    }

    @Test("tests fail at the line of the sample, and once at that of the entry if the number of samples has changed")
    func failures() throws {
        let run = try Self.package.get().run(environment: ["STUB_FAILURES": "Receipts.a-week"])
        let expected = "Sources/TravelUI/Receipts.swift:22: error: TravelUISnapshotTests.testReceipts : failed - "
        #expect(run.text.contains("\(expected)Receipts.a-week: Snapshot does not match reference."))
        let message = "'Shrunk' has 1 samples, 3 when it was generated; generate the tests again"
        #expect(run.text.components(separatedBy: message).count == 2)
        for place in ["Shrunk.swift:20: error:", "Broken.swift:20: error:"] {
            #expect(run.text.contains("Sources/TravelUI/\(place)"))
        }
        #expect(run.calls(of: "Shrunk").isEmpty && run.calls(of: "Broken").isEmpty)
    }

    @Test(
        "tests record as set by the environment, never on CI, and reject an unknown mode",
        arguments: [
            ([:], "missing"), (["CI": "true"], "never"), (["SNAPSHOT_TESTING_RECORD": "failed", "CI": "1"], "failed"),
            (["SNAPSHOT_TESTING_RECORD": "yes"], nil),
        ] as [([String: String], String?)])
    func record(environment: [String: String], mode: String?) throws {
        let run = try Self.package.get().run(["testRoutes"], environment: environment)
        #expect(Set(run.calls.compactMap(\.record)) == Set([mode].compactMap(\.self)))
        #expect(mode != nil || run.text.contains("SNAPSHOT_TESTING_RECORD is 'yes', which is not a record mode"))
    }
}
