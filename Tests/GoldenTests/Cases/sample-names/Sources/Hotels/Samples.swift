import SnapgenCatalog

enum Season: String, CaseIterable, Encodable, TestableState { case high, low = "off season" }

enum Rooms: TestableState {
    static let samples = [("Room 1", 1), ("room 1", 2), ("Room-1", 3), ("", 4), ("غرفة", 5), ("🏨", 6), ("1", 7)]
}

enum Ordered: TestableState {
    static let samples: KeyValuePairs = ["b": 1, "a": 2]
}

enum Sorted: TestableState {
    static let samples = ["b": 1, "a": 2]
}

enum Unnamed: TestableState { static let samples = [1, 2, 3] }
