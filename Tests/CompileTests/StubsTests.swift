import Foundation
import SnapgenTestSupport
import Testing

/// The stubs themselves.
@Suite(
    "Stubs", .enabled(if: TestTier.compile.isOn, "Scripts/test compile"),
    .enabled(if: isLinux, "the stand-ins would hide Apple's own modules"))
struct StubsTests {
    private static let uiKitProgram = Result { try JournalProgram(of: "Journal", on: .uiKit) }
    private static let appKitProgram = Result { try JournalProgram(of: "Journal", on: .appKit) }

    @Test(
        "every version of swift-snapshot-testing compiles on every platform",
        arguments: Platform.allCases, LibraryVersion.all)
    func versions(platform: Platform, library: LibraryVersion) throws {
        let stubs = try Stubs.compiled(platform, library)
        #expect(stubs.folders.count == 2)
    }

    @Test("a picture of UIKit is taken in the order that the journal has, with the window's traits and safe area")
    func uiKit() throws {
        let run = try Self.uiKitProgram.get().run()
        #expect(
            run.output == [
                "390.0x844.0 alpha 255", "390.0x844.0 alpha 0", "390.0x844.0 alpha 255", "390.0x844.0 alpha 0",
            ])
        let first = run.events.prefix { $0.event != "release window" }
        #expect(
            first.map(\.event).filter { !["needs layout", "needs no layout", "layout"].contains($0) } == [
                "make window", "show", "key", "make window", "traits", "safe area", "animations", "root", "show",
                "will appear", "did appear", "will appear", "onAppear", "task", "did appear", "measure", "draw",
                "picture", "hide", "did disappear", "onDisappear", "did disappear", "root",
            ])
        let drawn = try #require(first.first { $0.event == "draw" })
        #expect(drawn.by == "layer" && drawn.size == "390.0x844.0" && drawn.safeArea == "47.0 0.0 34.0 0.0")
        #expect(drawn.traits?.contains("style=dark") == true)
        #expect(try #require(first.first { $0.event == "measure" }).offered == "390.0x0.0")
        #expect(run.events.contains { $0.event == "layout" })
    }

    @Test("without a host there is no scene, and a window shows its controller all the same")
    func noScene() throws {
        let run = try Self.uiKitProgram.get().run(environment: ["STUB_SCENE": "none"])
        #expect(run.events.first?.event == "make window" && run.events.first?.scene == "none")
        #expect(run.events.contains { $0.event == "did appear" })
    }

    @Test("a picture of AppKit is taken in the order that the journal has")
    func appKit() throws {
        let run = try Self.appKitProgram.get().run()
        #expect(run.output == ["390.0x844.0 alpha 255", "390.0x844.0 alpha 0"])
        let first = run.events.prefix { $0.event != "release window" }
        #expect(
            first.map(\.event).filter { $0 != "layout" } == [
                "make window", "traits", "root", "show", "will appear", "will appear", "onAppear", "task",
                "did appear", "did appear", "measure", "draw", "did disappear", "onDisappear", "did disappear",
                "hide", "root",
            ])
        #expect(first.first { $0.event == "draw" }?.appearance == "NSAppearanceNameDarkAqua")
    }
}
