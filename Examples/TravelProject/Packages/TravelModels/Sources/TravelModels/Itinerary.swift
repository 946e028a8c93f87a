import SnapgenCatalog

/// The stops of a trip as text to share.
public struct Itinerary: CustomStringConvertible, Sendable {
    /// The trip.
    public var trip: Trip

    /// Creates the itinerary of a trip.
    public init(_ trip: Trip) {
        self.trip = trip
    }

    /// A line for the trip, and one for each stop.
    public var description: String {
        let stops = trip.stops.map { "\($0.arrival)  \($0.name) (\($0.transport))" }
        return (["\(trip.city), \(trip.days) days"] + stops).joined(separator: "\n")
    }
}

/// The texts that the tests compare line by line.
enum Itineraries: TestableText {
    static let samples = [
        ("three stops", Itinerary(.lapland)),
        ("no stops", Itinerary(.madeira)),
    ]
}
