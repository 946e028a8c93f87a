import Foundation
import Testing

@testable import SnapgenTesting

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

    @Test("a formatter has the locale and the calendar of the run, until code passes those of the environment")
    func formatter() throws {
        let region = SnapgenRegion(timeZone: "Asia/Tokyo", calendar: "buddhist")
        let formatter = DateFormatter()
        #expect(formatter.calendar.identifier == Calendar.current.identifier)
        formatter.calendar = region.calendar(for: "en_US", in: try region.zone())
        formatter.timeZone = try region.zone()
        formatter.dateFormat = "y-MM-dd HH"
        #expect(formatter.string(from: Date(timeIntervalSince1970: 0)) == "2513-01-01 09")
    }
}
