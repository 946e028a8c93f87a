/// A bag that a passenger checks in.
struct Bag: Codable, Sendable {
    /// In kilograms.
    var weight: Int
    var isBulky = false
}
