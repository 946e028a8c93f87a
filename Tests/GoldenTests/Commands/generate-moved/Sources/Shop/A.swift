import SnapgenCatalog

struct A: TestableValue {
    static let samples = [A()]
}
