import SnapgenCatalog

enum Stars: TestableValue {
    static let samples = ["none": 0, "five": 5]
}
