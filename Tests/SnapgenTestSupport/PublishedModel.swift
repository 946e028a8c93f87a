/// A model from the comparison of pairwise testing tools on pairwise.org, with the published sizes.
public struct PublishedModel: CustomStringConvertible, Sendable {
    /// The model in the usual notation: `3^13` for thirteen axes with three values each.
    public var description: String
    /// For each axis the number of its values.
    public var levels: [Int]
    /// The number of rows that PICT takes.
    public var pict: Int
    /// The fewest rows that a tool takes.
    public var bestKnown: Int

    /// All of them.
    public static let all = [
        PublishedModel("3^4", [(3, 4)], pict: 9, bestKnown: 9),
        PublishedModel("3^13", [(3, 13)], pict: 18, bestKnown: 15),
        PublishedModel("4^15 3^17 2^29", [(4, 15), (3, 17), (2, 29)], pict: 37, bestKnown: 29),
        PublishedModel("4^1 3^39 2^35", [(4, 1), (3, 39), (2, 35)], pict: 27, bestKnown: 21),
        PublishedModel("2^100", [(2, 100)], pict: 15, bestKnown: 10),
        PublishedModel("10^20", [(10, 20)], pict: 210, bestKnown: 180),
    ]

    private init(_ name: String, _ axes: [(values: Int, count: Int)], pict: Int, bestKnown: Int) {
        description = name
        levels = axes.flatMap { Array(repeating: $0.values, count: $0.count) }
        self.pict = pict
        self.bestKnown = bestKnown
    }
}
