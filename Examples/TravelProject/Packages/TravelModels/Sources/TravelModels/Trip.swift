/// A trip that can be booked.
public struct Trip: Codable, Hashable, Identifiable, Sendable {
    /// The code of its airport.
    public var id: String
    /// The destination.
    public var city: String
    /// The name of an SF Symbol.
    public var symbol: String
    /// The number of days.
    public var days: Int
    /// The price for each traveler in whole euros; `nil` while it is being looked up.
    public var price: Int?
    /// The stops on the way.
    public var stops: [Stop]

    /// Creates a trip.
    public init(id: String, city: String, symbol: String, days: Int, price: Int? = nil, stops: [Stop] = []) {
        self.id = id
        self.city = city
        self.symbol = symbol
        self.days = days
        self.price = price
        self.stops = stops
    }
}
