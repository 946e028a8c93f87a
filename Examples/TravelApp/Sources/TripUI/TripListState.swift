import SnapgenCatalog

/// What the list of trips shows.
public enum TripListState: Codable, Sendable {
    case loading
    case loaded([Trip])
    case failed(message: String)
}

/// The states of the screen, captured as JSON; `TripListView_Previews` shows the same ones.
enum TripListStates: TestableState {
    static let samples: KeyValuePairs = [
        "loading": TripListState.loading,
        "two trips": .loaded([.marrakesh, .lapland]),
        "no trips": .loaded([]),
        "offline": .failed(message: "No connection. Try again in a moment."),
    ]
}
