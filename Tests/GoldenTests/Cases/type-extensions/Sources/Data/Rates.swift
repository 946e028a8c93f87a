import SnapgenCatalog

enum Rates: TestableText {
    static let samples = [("low", "a module with the name of a type that tests see")]
}
