/// What a guest gets for a booking that is paid.
struct Receipt: CustomStringConvertible, Sendable {
    var booking: Booking
    var breakfasts: Int

    init(booking: Booking, breakfasts: Int = 0) {
        self.booking = booking
        self.breakfasts = breakfasts
    }

    var description: String {
        var lines = ["\(booking.hotel), \(booking.city)", ""]
        lines.append(line("\(booking.nights) × night", booking.price))
        if breakfasts > 0 { lines.append(line("\(breakfasts) × breakfast", breakfasts * Self.breakfast)) }
        lines.append(line("Total", booking.price + breakfasts * Self.breakfast))
        return lines.joined(separator: "\n")
    }

    /// In cents.
    private static let breakfast = 1_450

    private func line(_ title: String, _ cents: Int) -> String {
        let price = "\(cents / 100).\(cents % 100 < 10 ? "0" : "")\(cents % 100) €"
        let dots = String(repeating: ".", count: max(2, 36 - title.count - price.count))
        return "\(title) \(dots) \(price)"
    }
}
