/// A stay that a guest has booked.
public struct Booking: Codable, Equatable, Sendable {
    /// The hotel's name.
    public var hotel: String
    /// Where the hotel is.
    public var city: String
    /// At least one.
    public var nights: Int
    /// In cents, for the whole stay.
    public var price: Int

    /// A stay of some nights for a price in cents.
    public init(hotel: String, city: String, nights: Int, price: Int) {
        self.hotel = hotel
        self.city = city
        self.nights = nights
        self.price = price
    }
}

extension Booking {
    static let riad = Booking(hotel: "Riad Yasmine", city: "Marrakesh", nights: 3, price: 41_700)
    static let cabin = Booking(hotel: "Cabin by the lake", city: "Tampere", nights: 1, price: 12_900)
}
