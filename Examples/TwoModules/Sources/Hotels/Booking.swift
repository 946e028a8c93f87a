import SnapgenCatalog

/// A room in a hotel.
struct Booking: Codable, Sendable {
    var hotel: String
    var nights: Int
    var extras: [String] = []
}

enum Bookings: TestableState {
    static let samples: KeyValuePairs = [
        "open": Booking(hotel: "Riad Yasmine", nights: 3),
        "with breakfast": Booking(hotel: "Riad Yasmine", nights: 3, extras: ["breakfast"]),
    ]
}
