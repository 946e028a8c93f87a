import Foundation

/// A namespace for formatting dates independently of time zone and locale.
enum DateText {
    /// Returns the date as ISO 8601 in UTC, with up to six digits of fractional seconds as needed.
    ///
    ///     DateText.text(of: Date(timeIntervalSince1970: 0.25))  // "1970-01-01T00:00:00.25Z"
    static func text(of date: Date) -> String {
        let seconds = date.timeIntervalSince1970
        // ISO 8601 supports the years 1 to 9999 without further agreement.
        guard seconds >= -62_135_596_800, seconds < 253_402_300_800 else { return "\(seconds) s since 1970" }
        let (second, microsecond) = floored(Int((seconds * 1_000_000).rounded()), by: 1_000_000)
        let (day, secondOfDay) = floored(second, by: 86_400)
        return "\(dayText(day))T\(timeText(secondOfDay))\(fractionText(microsecond))Z"
    }

    private static func timeText(_ second: Int) -> String {
        "\(padded(second / 3600)):\(padded(second / 60 % 60)):\(padded(second % 60))"
    }

    private static func fractionText(_ microsecond: Int) -> String {
        guard microsecond != 0 else { return "" }
        var digits = padded(microsecond, to: 6)
        while digits.last == "0" { digits.removeLast() }
        return ".\(digits)"
    }

    /// Returns the date of a day counted from 1970-01-01, after `civil_from_days` in Howard Hinnant's
    /// "chrono-Compatible Low-Level Date Algorithms".
    ///
    /// Years begin in March, so that a leap day is the last day of its year.
    private static func dayText(_ day: Int) -> String {
        let (era, dayOfEra) = floored(day + 719_468, by: 146_097)
        let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let monthFromMarch = (5 * dayOfYear + 2) / 153
        let dayOfMonth = dayOfYear - (153 * monthFromMarch + 2) / 5 + 1
        let month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
        let year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
        return "\(padded(year, to: 4))-\(padded(month))-\(padded(dayOfMonth))"
    }

    private static func floored(_ value: Int, by divisor: Int) -> (quotient: Int, remainder: Int) {
        let (quotient, remainder) = value.quotientAndRemainder(dividingBy: divisor)
        return remainder < 0 ? (quotient - 1, remainder + divisor) : (quotient, remainder)
    }

    private static func padded(_ number: Int, to width: Int = 2) -> String {
        let digits = String(number)
        return String(repeating: "0", count: max(0, width - digits.count)) + digits
    }
}
