import Foundation

/// The time zone and the calendar of pictures, which are equal on all machines.
struct SnapgenRegion: Sendable {
    /// The identifier of the time zone: `GMT`, `Europe/Paris`.
    var timeZone: String = "GMT"
    /// The name of the calendar in locale identifiers: `gregorian`, `japanese`.
    var calendar: String = "gregorian"

    func zone() throws -> TimeZone {
        if let zone = TimeZone(identifier: timeZone) { return zone }
        throw SnapshotProblem("the system has no time zone '\(timeZone)'; set 'tests.time_zone' to one that it has")
    }

    /// - Parameter locale: The identifier of the locale; `nil` for that of the run.
    func calendar(for locale: String?, in zone: TimeZone) -> Calendar {
        var calendar = Locale(identifier: "en_US@calendar=\(calendar)").calendar
        calendar.timeZone = zone
        calendar.locale = locale.map(Locale.init) ?? .current
        return calendar
    }
}
