/// The combinations that a covering array covers: those of all values of any few axes.
///
/// Only the number of values of an axis matters. A value is its index, an axis is its position.
public struct CoveringModel: Equatable, Sendable {
    /// For each axis the number of its values.
    public var levels: [Int]
    /// The number of axes whose combinations are all covered: 2 for pairs, 3 for triples.
    public var strength: Int
    /// Combinations that no row may hold: for each axis a value, or `nil` where any value will do.
    public var forbidden: [[Int?]]

    /// A model without forbidden combinations, or with some.
    ///
    ///     CoveringModel(levels: [2, 2, 3], forbidden: [[0, nil, 2]])  // never value 0 of the first with 2 of the last
    public init(levels: [Int], strength: Int = 2, forbidden: [[Int?]] = []) {
        precondition(strength > 0, "a combination of no axes has nothing to cover")
        precondition(forbidden.allSatisfy { $0.count == levels.count }, "a forbidden combination speaks of every axis")
        self.levels = levels
        self.strength = strength
        self.forbidden = forbidden
    }
}

extension CoveringModel {
    /// Stands in a row for a value that nothing depends on yet.
    static let free = -1

    /// A row in which every value is free.
    var freeRow: [Int] { levels.map { _ in Self.free } }
}
