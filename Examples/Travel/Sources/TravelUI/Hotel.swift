/// A hotel in a list of search results.
public struct Hotel: Identifiable, Sendable {
    public var name: String
    public var stars: Int
    /// Per night, in whole euros; `nil` when it is fully booked.
    public var price: Int?

    public init(_ name: String, stars: Int, price: Int?) {
        self.name = name
        self.stars = stars
        self.price = price
    }

    public var id: String { name }
}

extension Hotel {
    static let riad = Hotel("Riad Yasmine", stars: 4, price: 139)
    static let cabin = Hotel("Cabin by the lake", stars: 3, price: 129)
    static let palace = Hotel("The Grand Palace of the Seven Springs", stars: 5, price: nil)
}
