import Combine
import Hotels
import SnapgenCatalog

extension Hotels.Hotel {
    enum Rooms: TestableState {
        static let samples: KeyValuePairs = ["twin": Hotel.Room(beds: 2)]
    }
}

extension Hotel {
    enum Prices: TestableText {
        static let samples = [("cheap", "10")]
    }
}

extension AnyCancellable {
    enum Kinds: TestableText {
        static let samples = [("only", "a test imports the modules that may declare the type around it")]
    }
}

extension String {
    enum Greetings: TestableText {
        static let samples = [("short", "Hi")]
    }
}

enum Trips {
    enum Plans: TestableText {
        static let samples = [("long", "a module with a type of its own name")]
    }
}
