import Foundation

/// The time zone and the calendar of pictures, which are equal on all machines.
struct SnapgenRegion: Sendable {
    /// The identifier of the time zone: `GMT`, `Europe/Paris`.
    var timeZone: String = "GMT"
    /// The name of the calendar in locale identifiers: `gregorian`, `japanese`.
    var calendar: String = "gregorian"

    /// Returns the time zone.
    ///
    /// - Throws: A `SnapshotProblem` if the system does not have it.
    func zone() throws -> TimeZone {
        if let zone = TimeZone(identifier: timeZone) { return zone }
        throw SnapshotProblem("the system has no time zone '\(timeZone)'; set 'tests.time_zone' to one that it has")
    }

    /// Returns the calendar with the time zone and a locale.
    ///
    /// - Parameters:
    ///   - locale: The identifier of the locale; `nil` for that of the run.
    ///   - zone: The time zone.
    func calendar(for locale: String?, in zone: TimeZone) -> Calendar {
        var calendar = Locale(identifier: "en_US@calendar=\(calendar)").calendar
        calendar.timeZone = zone
        calendar.locale = locale.map(Locale.init) ?? .current
        return calendar
    }
}
