import Foundation
import SnapgenTestSupport
import Testing

/// The stubs themselves.
@Suite(
    "Stubs", .enabled(if: TestTier.compile.isOn, "Scripts/test compile"),
    .enabled(if: isLinux, "the stand-ins would hide Apple's own modules"))
struct StubsTests {
    @Test(
        "every version of swift-snapshot-testing compiles on every platform",
        arguments: Platform.allCases, LibraryVersion.all)
    func versions(platform: Platform, library: LibraryVersion) throws {
        let stubs = try Stubs.compiled(platform, library)
        #expect(stubs.folders.count == 2)
    }

    @Test("a picture of UIKit is taken in the order that the journal has, with the window's traits and safe area")
    func uiKit() throws {
        let run = try JournalProgram.uiKit.get().run()
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
        let run = try JournalProgram.uiKit.get().run(environment: ["STUB_SCENE": "none"])
        #expect(run.events.first?.event == "make window" && run.events.first?.scene == "none")
        #expect(run.events.contains { $0.event == "did appear" })
    }

    @Test("a picture of AppKit is taken in the order that the journal has")
    func appKit() throws {
        let run = try JournalProgram.appKit.get().run()
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

/// A program that takes pictures as a test does, compiled with the stubs of one platform.
private struct JournalProgram: Sendable {
    static let uiKit = Result { try JournalProgram(.uiKit) }
    static let appKit = Result { try JournalProgram(.appKit) }

    private let program: URL

    struct Event: Decodable {
        var event: String
        var object: String
        var appearance: String?
        var by: String?
        var offered: String?
        var safeArea: String?
        var scene: String?
        var size: String?
        var traits: String?
    }

    private init(_ platform: Platform) throws {
        let stubs = try Stubs.compiled(platform, .newest)
        program = try processFolder().appending(path: "program")
        let files = try Repository.swiftFiles(in: "Tests/CompileTests/Fixtures/Journal")
        let options = ["-parse-as-library", "-swift-version", "6", "-warnings-as-errors", "-o", program.path]
        try Command(arguments: ["swiftc"] + options + stubs.search + files + stubs.objects).succeed()
    }

    /// Runs the program, and returns what it printed and its journal.
    func run(environment: [String: String] = [:]) throws -> (output: [String], events: [Event]) {
        let journal = try processFolder().appending(path: "journal")
        try Data().write(to: journal)
        let command = Command(
            arguments: [program.path],
            environment: environment.merging(["STUB_JOURNAL": journal.path]) { own, _ in own })
        let output = try command.succeed().split(separator: "\n").map(String.init)
        let lines = try String(contentsOf: journal, encoding: .utf8).split(separator: "\n")
        return (output, try lines.map { try JSONDecoder().decode(Event.self, from: Data($0.utf8)) })
    }
}
