/// A stay that a guest has booked.
public struct Booking: Codable, Equatable, Sendable {
    public var hotel: String
    public var city: String
    public var nights: Int
    /// In cents, for the whole stay.
    public var price: Int

    public init(hotel: String, city: String, nights: Int, price: Int) {
        self.hotel = hotel
        self.city = city
        self.nights = nights
        self.price = price
    }
}

extension Booking {
    public static let riad = Booking(hotel: "Riad Yasmine", city: "Marrakesh", nights: 3, price: 41_700)
    public static let cabin = Booking(hotel: "Cabin by the lake", city: "Tampere", nights: 1, price: 12_900)
}
