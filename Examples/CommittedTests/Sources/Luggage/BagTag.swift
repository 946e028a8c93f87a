/// What is printed at the counter and tied to the bag.
struct BagTag: CustomStringConvertible, Sendable {
    var flight: String
    var route: [String]
    var bag: Bag

    var description: String {
        """
        \(flight)  \(route.joined(separator: " > "))
        \(bag.weight) kg\(bag.isBulky ? ", bulky" : "")
        """
    }
}
