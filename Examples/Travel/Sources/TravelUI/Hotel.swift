/// A hotel in a list of search results.
struct Hotel: Identifiable, Sendable {
    var name: String
    var stars: Int
    /// Per night, in whole euros; `nil` when it is fully booked.
    var price: Int?

    init(_ name: String, stars: Int, price: Int?) {
        self.name = name
        self.stars = stars
        self.price = price
    }

    var id: String { name }
}

extension Hotel {
    static let riad = Hotel("Riad Yasmine", stars: 4, price: 139)
    static let cabin = Hotel("Cabin by the lake", stars: 3, price: 129)
    static let palace = Hotel("The Grand Palace of the Seven Springs", stars: 5, price: nil)
}
