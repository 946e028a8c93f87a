import SnapgenCatalog

/// A seat on a flight.
struct Booking: Codable, Sendable {
    var flight: String
    /// `nil` until the passenger has checked in.
    var seat: String?
}

enum Bookings: TestableState {
    static let samples: KeyValuePairs = [
        "open": Booking(flight: "SG 204"),
        "checked in": Booking(flight: "SG 204", seat: "12A"),
    ]
}
