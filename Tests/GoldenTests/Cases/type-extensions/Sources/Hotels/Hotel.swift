import SnapgenCatalog

public enum Hotel {
    public struct Room: Encodable, Sendable {
        public var beds: Int
        public init(beds: Int) { self.beds = beds }
    }
}

enum `Type` {
    enum Names: TestableText {
        static let samples = [("first", "at the top level, a test can name it")]
    }
}

enum Kinds {
    enum `Type` {
        enum Names: TestableText {
            static let samples = [("second", "no expression names it")]
        }
    }
}
