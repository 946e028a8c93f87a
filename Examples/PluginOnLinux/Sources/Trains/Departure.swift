/// A train on the board of a station.
struct Departure: Codable, Sendable {
    var time: String
    var train: String
    var destination: String
    var platform: String
    /// In minutes.
    var delay = 0
}

extension Departure {
    static let night = Departure(time: "22:10", train: "NT 265", destination: "Rovaniemi", platform: "7")
    static let coast = Departure(time: "22:24", train: "IC 979", destination: "Turku", platform: "3", delay: 12)
}
