import SnapgenCatalog

/// The contents of the list of trips.
public enum TripListState: Codable, Hashable, Sendable {
    case loading
    case loaded([Trip])
    case failed(message: String)
}

/// The states that the tests capture as JSON.
enum TripListStates: TestableState {
    static let samples: KeyValuePairs = [
        "loading": TripListState.loading,
        "some": .loaded([.lisbon, .madeira]),
        "none": .loaded([]),
        "offline": .failed(message: "You seem to be offline."),
    ]
}
