import Foundation

/// The time zone of the process while a picture is taken.
///
/// `TimeZone.current` and `date.formatted()` come from the variable `TZ` (swift-foundation, `TimeZone_Cache.swift`); a `DateFormatter`
/// and `Calendar.current` have the default of `NSTimeZone`.
struct ProcessTimeZone {
    private let variable = ProcessInfo.processInfo.environment["TZ"]
    private let standard = NSTimeZone.default

    init(_ zone: TimeZone) { Self.set(zone.identifier, zone) }

    func restore() { Self.set(variable, standard) }

    private static func set(_ variable: String?, _ zone: TimeZone) {
        if let variable { setenv("TZ", variable, 1) } else { unsetenv("TZ") }
        NSTimeZone.resetSystemTimeZone()
        NSTimeZone.default = zone
    }
}
