/// What the search for a train shows.
enum SearchState: Codable, Sendable {
    case empty
    case searching(destination: String)
    case found([Departure])
    case failed(message: String)
}
