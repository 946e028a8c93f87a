import Foundation
import SnapgenTestSupport
import Testing

@testable import SnapgenPlan

/// The calls of generated tests to swift-snapshot-testing.
@Suite(
    "Generated tests", .enabled(if: TestTier.compile.isOn, "Scripts/test compile"),
    .enabled(if: isLinux, "the stand-ins would hide Apple's own modules"))
struct GeneratedTestsTests {
    private static let plan = TravelCatalog.plan(for: TravelCatalog.entries)
    private static let package = Result { try GeneratedPackage(plan) }
    static let run = Result { try package.get().run() }

    private func calls(_ title: String) throws -> [GeneratedPackage.Call] {
        try Self.run.get().calls(of: title)
    }

    @Test("compile without a warning and make the planned calls in every mode", arguments: LanguageMode.tested)
    func modes(mode: LanguageMode) throws {
        let run =
            try mode == .swift6
            ? Self.run.get() : GeneratedPackage(Self.plan, mode: mode, runtime: .embedded).run()
        let known = Self.plan.cases.filter { !$0.reference.contains("*") && $0.isAsserted }
        let files = known.map { $0.reference.split(separator: "/").last.map(String.init) ?? "" }
        #expect(Set(run.files).isSuperset(of: files))
        #expect(run.files.count == 70)
        #expect(Set(run.files).count == run.files.count)
    }

    @Test("name the references of one sample in the batch 'extended' as in the original project")
    func extended() throws {
        #expect(
            try calls("HotelListView").map(\.file) == [
                "HotelListView-iPhone13-light.1.png",
                "HotelListView-iPhone13-dark.1.png",
                "HotelListView-iPhone8-light.1.png",
                "HotelListView-iPhoneSe-light.1.png",
            ])
    }

    @Test("have references in the folder of the test target and the module")
    func folder() throws {
        let root = try Self.package.get().root.path
        let folders = try Set(Self.run.get().calls.map(\.directory))
        #expect(folders == ["\(root)/__Snapshots__/TravelSnapshotTests/TravelUI"])
    }

    @Test("separate artifacts by module")
    func artifacts() throws {
        #expect(try Set(Self.run.get().calls.map(\.artifacts)) == ["TravelSnapshotTests/TravelUI"])
    }

    @Test("show a device's size, safe area, scale and theme")
    func device() throws {
        let call = try #require(try calls("HotelListView").first { $0.file.contains("iPhone13-dark") })
        #expect(call.layout == "390.0x844.0 safe 47.0 0.0 34.0 0.0")
        #expect(
            call.traits == "contrast=normal direction=leftToRight displayScale=3.0 horizontal=compact idiom=phone "
                + "style=dark textSize=large vertical=regular")
        #expect(call.view == "HotelListView().environment(dark) shown 1 times")
        #expect(call.value.hasPrefix("390.0x844.0@3.0 drawn: HotelListView()\(GeneratedPackage.Call.common)"))
    }

    @Test("show a locale, its direction and a text size, with the size classes of a tablet")
    func reader() throws {
        let call = try #require(try calls("PriceTag").first)
        #expect(call.file == "PriceTag-iPadPro11-ar_SA-accessibility3.cheap.png")
        #expect(
            call.view
                == "Text(10).environment(ar_SA).environment(rightToLeft).dynamicTypeSize(accessibility3) shown 1 times")
        #expect(
            call.traits
                == "contrast=normal direction=rightToLeft displayScale=2.0 horizontal=regular idiom=pad style=light "
                + "textSize=accessibility3 vertical=regular")
    }

    @Test("apply the modifier to each sample")
    func modifier() throws {
        #expect(
            try calls("HotelCell").map(\.view) == [
                "Text(Ritz).modifier(Modifier).environment(light) shown 1 times",
                "Text(Plaza).modifier(Modifier).environment(light) shown 1 times",
                "Text(Ritz).modifier(Modifier).environment(dark) shown 1 times",
                "Text(Plaza).modifier(Modifier).environment(dark) shown 1 times",
            ])
    }

    @Test(
        "draw a preview on a device, at its fixed size or at its ideal size",
        arguments: [
            ("Screen", "390.0x844.0 safe 47.0 0.0 34.0 0.0"),
            ("Banner", "375.0x60.0 safe 0.0 0.0 0.0 0.0"),
            ("Divider", "320.0x44.0 safe 0.0 0.0 0.0 0.0"),
            ("Badge", "100.0x50.0 safe 0.0 0.0 0.0 0.0"),
        ])
    func previewLayout(title: String, layout: String) throws {
        let layouts = try calls(title).filter { $0.file.contains("iPhone13") }.map(\.layout)
        #expect(layouts == [layout, layout])
    }

    @Test("draw a preview of the layout 'device' once per device")
    func previewPerDevice() throws {
        #expect(try calls("Screen").count == 4)
        #expect(try Set(calls("Screen").map(\.layout)).count == 3)
    }

    @Test("ignore the safe area around a preview of a fixed size")
    func fixedSize() throws {
        #expect(
            try calls("Banner").first?.view
                == "Text(a banner).environment(light).frame(375.0, 60.0).padding(bottom, 0.0).ignoresSafeArea "
                + "shown 1 times")
    }

    @Test("pad a preview that is lower than 44 points below")
    func lowPreview() throws {
        #expect(
            try calls("Divider").first?.view
                == "Text(a line).environment(light).frame(320.0, 30.0).padding(bottom, 14.0).ignoresSafeArea "
                + "shown 1 times")
    }

    @Test(
        "name a preview by its display name made safe, else by its number",
        arguments: [
            ("Rooms", ["Loading", "No-rooms-sold-out"]),
            ("Twins", ["1", "2", "Single"]),
            ("Nameless", ["1", "2", "3"]),
            ("Stars", ["1", "2", "3"]),
            ("Mixed", ["Screen", "Row"]),
        ])
    func displayNames(title: String, names: [String]) throws {
        let files = try calls(title).map(\.file).filter { $0.contains("iPhone13-light") }
        #expect(files == names.map { "\(title)-iPhone13-light.\($0).png" })
    }

    @Test("show a view in a window for its delay, once per image")
    func delay() throws {
        #expect(
            try calls("Late").map(\.view) == [
                "Text(loaded).environment(light) shown 1 times",
                "Text(loaded).environment(dark) shown 1 times",
            ])
    }

    @Test("pass the precision")
    func precision() throws {
        #expect(try Set(calls("Late").map(\.precision)) == ["0.5"])
        #expect(try Set(calls("Screen").map(\.precision)) == ["1.0"])
    }

    @Test("find the samples of a dictionary by name, in the order of the source")
    func dictionary() throws {
        let calls = try calls("HotelPage").filter { $0.file.contains("light") }
        #expect(calls.map(\.file) == ["quiet", "busy", "closed"].map { "HotelPage-sizeThatFits-light.\($0).png" })
        #expect(
            calls.map(\.view) == ["quiet", "busy", "closed"].map { "Text(\($0)).environment(light) shown 1 times" })
    }

    @Test("show a UIKit view in a controller of its size")
    func view() throws {
        #expect(try calls("StarView").first?.layout == "20.0x10.0 safe 0.0 0.0 0.0 0.0")
    }

    @Test("show a view controller on each device")
    func controller() throws {
        #expect(try calls("Map").map(\.layout).last == "320.0x568.0 safe 20.0 0.0 0.0 0.0")
        #expect(try calls("Map").map(\.view) == (1...4).map { "MapController shown \($0) times" })
    }

    @Test(
        "compare values without an environment, with the strategy's extension",
        arguments: [
            ("BookingStates", ["BookingStates.loading.json", "BookingStates.loaded.json"]),
            ("Receipts", ["Receipts.one-night.txt", "Receipts.a-week.txt"]),
            ("Routes", ["Routes.1.txt", "Routes.2.txt"]),
            ("Pairs", ["Pairs.first.txt", "Pairs.second.txt"]),
        ])
    func values(title: String, files: [String]) throws {
        #expect(try calls(title).map(\.file) == files)
    }

    @Test("fail at the line of the sample")
    func failureLine() throws {
        let run = try Self.package.get().run(environment: ["STUB_FAILURES": "Receipts.a-week"])
        let expected = "Sources/TravelUI/Receipts.swift:22: error: TravelUISnapshotTests.testReceipts : failed - "
        #expect(run.text.contains("\(expected)Receipts.a-week: Snapshot does not match reference."))
    }

    @Test("fail once and compare nothing if the number of samples has changed")
    func changedCount() throws {
        let run = try Self.run.get()
        let message = "'Shrunk' has 1 samples, 3 when it was generated; generate the tests again"
        #expect(run.text.components(separatedBy: message).count == 2)
        #expect(run.text.contains("Sources/TravelUI/Shrunk.swift:20: error:"))
        #expect(run.calls(of: "Shrunk").isEmpty)
    }

    @Test("fail at a sample that cannot be encoded, and continue")
    func brokenValue() throws {
        let run = try Self.run.get()
        #expect(run.text.contains("Sources/TravelUI/Broken.swift:20: error:"))
        #expect(run.calls(of: "Broken").isEmpty)
    }

    @Test(
        "record as set by the environment, never on CI, otherwise as configured",
        arguments: [
            ([:], "missing"),
            (["CI": "true"], "never"),
            (["CI": "false"], "missing"),
            (["SNAPSHOT_TESTING_RECORD": "all"], "all"),
            (["SNAPSHOT_TESTING_RECORD": "failed", "CI": "1"], "failed"),
        ])
    func record(environment: [String: String], mode: String) throws {
        let run = try Self.package.get().run("testRoutes", environment: environment)
        #expect(Set(run.calls.map(\.record)) == [mode])
    }

    @Test("reject an unknown record mode")
    func unknownRecordMode() throws {
        let run = try Self.package.get().run("testRoutes", environment: ["SNAPSHOT_TESTING_RECORD": "yes"])
        #expect(run.calls.isEmpty)
        #expect(run.text.contains("SNAPSHOT_TESTING_RECORD is 'yes', which is not a record mode; set it to one of"))
    }

    @Test("use the references' folder from the environment")
    func referenceFolder() throws {
        let environment = ["SNAPGEN_REFERENCE_DIR": "/elsewhere", "SNAPGEN_PACKAGE_ROOT": "/"]
        let run = try Self.package.get().run("testRoutes", environment: environment)
        #expect(Set(run.calls.map(\.directory)) == ["/elsewhere/TravelSnapshotTests/TravelUI"])
    }

    @Test("fail at a reference that Git LFS has not fetched, and compare the others")
    func largeFilePointer() throws {
        let root = try processFolder()
        let folder = root.appendingPathComponent("TravelSnapshotTests/TravelUI")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let pointer = folder.appendingPathComponent("Routes.1.txt")
        try Data("version https://git-lfs.github.com/spec/v1\noid sha256:0\nsize 1\n".utf8).write(to: pointer)
        try Data("version 2\n".utf8).write(to: folder.appendingPathComponent("Routes.2.txt"))
        let environment = ["SNAPGEN_REFERENCE_DIR": root.path]
        let run = try Self.package.get().run("testRoutes", environment: environment)
        #expect(run.files == ["Routes.2.txt"])
        #expect(run.text.contains("Routes.1: \(pointer.path) is a Git LFS pointer; fetch it with 'git lfs pull'"))
        let recording = environment.merging(["SNAPSHOT_TESTING_RECORD": "all"]) { $1 }
        #expect(try Self.package.get().run("testRoutes", environment: recording).files.count == 2)
    }

    @Test(
        "use the package's folder from the environment",
        arguments: ["SNAPGEN_PACKAGE_ROOT", "CI_PRIMARY_REPOSITORY_PATH"])
    func packageRoot(variable: String) throws {
        let root = try processFolder()
        let folder = root.appendingPathComponent("__Snapshots__")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let run = try Self.package.get().run("testRoutes", environment: [variable: root.path])
        #expect(Set(run.calls.map(\.directory)) == ["\(root.path)/__Snapshots__/TravelSnapshotTests/TravelUI"])
    }

    @Test("ignore a checkout without references of the package")
    func otherCheckout() throws {
        let package = try Self.package.get()
        let environment = ["CI_PRIMARY_REPOSITORY_PATH": try processFolder().path]
        let run = try package.run("testRoutes", environment: environment)
        #expect(Set(run.calls.map(\.directory)) == ["\(package.root.path)/__Snapshots__/TravelSnapshotTests/TravelUI"])
    }

    @Test("find the package from any folder by the place of the support file")
    func otherFolder() throws {
        let package = try Self.package.get()
        let run = try package.run("testRoutes", folder: try processFolder())
        #expect(Set(run.calls.map(\.directory)) == ["\(package.root.path)/__Snapshots__/TravelSnapshotTests/TravelUI"])
    }
}

extension PlannedCase {
    /// A Boolean value that indicates whether the fixture has the sample and it can be compared.
    fileprivate var isAsserted: Bool {
        !["Broken", "Shrunk", "Debugger"].contains { entry == "TravelUI.\($0)" }
    }
}

#if os(Linux)
    let isLinux = true
#else
    let isLinux = false
#endif
