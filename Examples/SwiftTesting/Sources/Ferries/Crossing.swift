/// A ferry between two harbours, as the crew's tablet shows it.
struct Crossing: Codable, Sendable {
    enum Stage: String, Codable, Sendable {
        case boarding, atSea, cancelled
    }

    var from: String
    var to: String
    var stage: Stage
    var carsOnBoard = 0
}
