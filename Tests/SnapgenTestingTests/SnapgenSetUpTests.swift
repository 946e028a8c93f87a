import Foundation
import Testing

@testable import SnapgenTesting

@Suite("Hooks")
@MainActor
struct SnapgenSetUpTests {
    private struct Failure: Error {}

    /// Hooks that write down their calls.
    private enum Journal: SnapgenSetUp {
        @TaskLocal static var log = Log()

        static func beforeAll() async throws {
            await Task.yield()
            log.calls.append("all")
        }

        static func beforeEach(_ picture: String) async throws {
            log.calls.append("before \(picture)")
            if picture == "broken" { throw Failure() }
        }

        static func afterEach(_ picture: String) async { log.calls.append("after \(picture)") }
    }

    @MainActor
    private final class Log: Sendable {
        var calls: [String] = []
    }

    private enum Nothing: SnapgenSetUp {}

    private enum Broken: SnapgenSetUp {
        static func beforeAll() async throws { throw Failure() }
    }

    private func journal(_ body: () async throws -> Void) async rethrows -> [String] {
        let log = Log()
        try await Journal.$log.withValue(log) { try await body() }
        return log.calls
    }

    @Test("the first hook is called once, and every test waits for it")
    func once() async throws {
        let calls = SetUpCalls()
        let log = try await journal {
            try await calls.beforeAll(of: Journal.self)
            async let first: Void = calls.beforeAll(of: Journal.self)
            async let second: Void = calls.beforeAll(of: Journal.self)
            _ = try await (first, second)
        }
        #expect(log == ["all"])
    }

    @Test("a first hook that fails fails for every test")
    func failure() async {
        let calls = SetUpCalls()
        await #expect(throws: Failure.self) { try await calls.beforeAll(of: Broken.self) }
        await #expect(throws: Failure.self) { try await calls.beforeAll(of: Broken.self) }
    }

    @Test("the other hooks surround a picture, also one that fails")
    func around() async throws {
        let log = await journal {
            let result = try? await Journal.around("row") { 3 }
            #expect(result == 3)
            let failed: Int? = try? await Journal.around("cell") { throw Failure() }
            #expect(failed == nil)
            let unreached = try? await Journal.around("broken") { 3 }
            #expect(unreached == nil)
        }
        #expect(log == ["before row", "after row", "before cell", "after cell", "before broken", "after broken"])
    }

    @Test("hooks that are left out do nothing")
    func defaults() async throws {
        try await SetUpCalls().beforeAll(of: Nothing.self)
        #expect(try await Nothing.around("row") { 3 } == 3)
    }
}

/// The values of Foundation that a picture's views have in their environment.
@Suite("The time zone and the calendar of pictures")
struct SnapgenRegionTests {
    @Test(
        "the calendar is the region's, and its weeks and names are the locale's",
        arguments: [
            ("gregorian", "en_US", Calendar.Identifier.gregorian, 1, "January"),
            ("gregorian", "de_DE", .gregorian, 2, "Januar"),
            ("japanese", "de_DE", .japanese, 2, "Januar"),
            ("buddhist", "ja_JP", .buddhist, 1, "1月"),
        ])
    func calendar(
        name: String, locale: String, identifier: Calendar.Identifier, firstWeekday: Int, firstMonth: String
    ) throws {
        let region = SnapgenRegion(timeZone: "Asia/Tokyo", calendar: name)
        let calendar = region.calendar(for: locale, in: try region.zone())
        #expect(calendar.identifier == identifier)
        #expect(calendar.locale?.identifier == locale)
        #expect(calendar.firstWeekday == firstWeekday)
        #expect(calendar.monthSymbols.first == firstMonth)
        #expect(calendar.timeZone.secondsFromGMT() == 9 * 3600)
    }

    @Test("without a locale, the calendar has that of the run")
    func localeOfRun() throws {
        let region = SnapgenRegion(calendar: "japanese")
        let calendar = region.calendar(for: nil, in: try region.zone())
        #expect(calendar.identifier == .japanese)
        #expect(calendar.locale?.identifier == Locale.current.identifier)
    }
}
