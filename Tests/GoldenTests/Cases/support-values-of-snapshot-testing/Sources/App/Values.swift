import SnapgenCatalog

enum States: TestableState {
    static let samples = [("empty", 0)]
}

enum Texts: TestableText {
    static let samples = ["Hello"]
}

enum Values: TestableValue {
    static let samples = [1]
}
