/// A trip that somebody plans or has behind them.
public struct Trip: Codable, Identifiable, Sendable {
    /// Stays the same when the trip is changed.
    public var id: String
    /// As the guest reads it.
    public var destination: String
    /// At least one.
    public var days: Int
    /// In whole euros; `nil` while the price is being looked up.
    public var price: Int?

    /// A trip of some days.
    public init(id: String, destination: String, days: Int, price: Int? = nil) {
        self.id = id
        self.destination = destination
        self.days = days
        self.price = price
    }
}

extension Trip {
    static let marrakesh = Trip(id: "rak", destination: "Marrakesh", days: 4, price: 417)
    static let lapland = Trip(id: "rvn", destination: "Rovaniemi and the lakes around it", days: 7, price: 1_290)
    static let madeira = Trip(id: "fnc", destination: "Funchal", days: 10)
}
