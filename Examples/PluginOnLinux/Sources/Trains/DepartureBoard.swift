/// The board of a station, as it is shown in the hall.
struct DepartureBoard: CustomStringConvertible, Sendable {
    var departures: [Departure]

    var description: String {
        guard !departures.isEmpty else { return "No more trains today." }
        return departures.map(line).joined(separator: "\n")
    }

    private func line(_ departure: Departure) -> String {
        let columns = [
            departure.time, padded(departure.train, to: 8), padded(departure.destination, to: 12),
            padded(departure.platform, to: 4),
        ]
        return columns.joined(separator: "  ") + (departure.delay == 0 ? "on time" : "+\(departure.delay) min")
    }

    private func padded(_ text: String, to width: Int) -> String {
        text + String(repeating: " ", count: max(0, width - text.count))
    }
}
