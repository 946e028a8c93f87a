import SnapgenCatalog

enum SearchStates: TestableState {
    static let samples: KeyValuePairs = [
        "empty": SearchState.empty,
        "searching": .searching(destination: "Turku"),
        "found": .found([.coast]),
        "failed": .failed(message: "No connection. Try again in a moment."),
    ]
}

enum DepartureBoards: TestableText {
    static let samples = [
        ("evening", DepartureBoard(departures: [.night, .coast])),
        ("after midnight", DepartureBoard(departures: [])),
    ]
}
