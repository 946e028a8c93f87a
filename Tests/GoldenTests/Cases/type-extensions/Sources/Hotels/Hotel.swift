import SnapgenCatalog

/// A hotel.
public enum Hotel {
    /// A room with beds.
    public struct Room: Encodable, Sendable {
        /// The number of beds.
        public var beds: Int

        /// Creates a room.
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
