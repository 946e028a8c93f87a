import Foundation
import Testing

@testable import SnapgenTesting

@Suite("DateText")
struct DateTextTests {
    @Test(
        "dates are written in UTC",
        arguments: [
            (-62_135_596_800, "0001-01-01T00:00:00Z"),
            (-2_208_988_800, "1900-01-01T00:00:00Z"),
            (-0.25, "1969-12-31T23:59:59.75Z"),
            (951_782_400, "2000-02-29T00:00:00Z"),
            (951_868_800, "2000-03-01T00:00:00Z"),
            (4_107_542_400, "2100-03-01T00:00:00Z"),
            (1_795_240_205, "2026-11-21T05:50:05Z"),
            (1_795_240_205.1, "2026-11-21T05:50:05.1Z"),
            (1_795_240_205.999_999_9, "2026-11-21T05:50:06Z"),
            (253_402_300_799, "9999-12-31T23:59:59Z"),
        ] as [(Double, String)])
    func text(seconds: Double, expected: String) {
        #expect(DateText.text(of: Date(timeIntervalSince1970: seconds)) == expected)
    }

    @Test("every day of 400 years is Foundation's")
    func everyDay() {
        let formatter = ISO8601DateFormatter()
        for day in stride(from: -73_000, to: 73_097, by: 1) {
            let date = Date(timeIntervalSince1970: Double(day) * 86_400)
            guard DateText.text(of: date) != formatter.string(from: date) else { continue }
            Issue.record("\(DateText.text(of: date)) for \(formatter.string(from: date))")
            break
        }
    }

    @Test("dates beyond the years of ISO 8601 keep their seconds", arguments: [1e15, -1e15, .infinity])
    func beyond(seconds: Double) {
        #expect(DateText.text(of: Date(timeIntervalSince1970: seconds)) == "\(seconds) s since 1970")
    }
}
