import SnapgenCatalog

struct Count: TestableText {
    static var samples: [String] { ["one"] }
}
