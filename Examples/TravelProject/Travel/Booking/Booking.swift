import TravelModels

/// A trip with the choices of a traveler.
struct Booking: Equatable {
    var trip: Trip
    var name = ""
    var travelers = 2
    var isInsured = true

    /// The price of all travelers in whole euros; `nil` while that of the trip is unknown.
    var total: Int? {
        trip.price.map { $0 * travelers + (isInsured ? 19 * travelers : 0) }
    }
}
