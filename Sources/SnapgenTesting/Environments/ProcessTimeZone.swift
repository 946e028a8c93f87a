import Foundation

/// The time zone of the process while a picture is taken.
///
/// `TimeZone.current` and `date.formatted()` come from the variables `TZFILE` and `TZ` (swift-foundation, `TimeZone_Cache.swift`); a
/// `DateFormatter` and `Calendar.current` have the default of `NSTimeZone`, and functions of C have `TZ`.
struct ProcessTimeZone {
    private let variables = ["TZFILE", "TZ"].map { ($0, ProcessInfo.processInfo.environment[$0]) }
    private let standard = NSTimeZone.default
    private let isSet: Bool

    /// Changes nothing if the process has the zone already, because tests that run at the same time see a change.
    init(_ zone: TimeZone) {
        let variable = Self.variable(for: zone)
        isSet = variables[1].1 == variable && TimeZone.current == zone && standard == zone
        if !isSet { Self.set([("TZFILE", zone.identifier), ("TZ", variable)], zone) }
    }

    func restore() { if !isSet { Self.set(variables, standard) } }

    private static func set(_ variables: [(String, String?)], _ zone: TimeZone) {
        for (name, value) in variables {
            if let value { setenv(name, value, 1) } else { unsetenv(name) }
        }
        tzset()
        NSTimeZone.resetSystemTimeZone()
        NSTimeZone.default = zone
    }

    /// Returns the value of `TZ`: a name with a file, or an offset, which POSIX counts to the west, as `<GMT+0530>-5:30`.
    private static func variable(for zone: TimeZone) -> String {
        let seconds = zone.secondsFromGMT()
        guard zone.identifier.hasPrefix("GMT"), seconds != 0 else { return zone.identifier }
        let (sign, all) = (seconds < 0 ? "" : "-", abs(seconds))
        return "<\(zone.identifier)>\(sign)\(all / 3600):\(all / 60 % 60):\(all % 60)"
    }
}
