import SnapgenCatalog

enum CartState: Encodable { case empty, full }

enum ArrayStates: TestableState { static let samples = [CartState.empty, .full] }
enum PairStates: TestableState { static let samples = [("empty", CartState.empty), ("full", .full)] }
enum DictionaryStates: TestableState { static let samples = ["full": CartState.full, "empty": .empty] }
enum OrderedStates: TestableState {
    static let samples: KeyValuePairs = ["full": CartState.full, "empty": .empty]
}
enum ComputedStates: TestableState { static var samples: [CartState] { makeStates() } }
enum Texts: TestableText { static let samples = [("a line", "Hello"), ("a line", "again")] }
enum AnyStates: TestableState { static let samples: [any Encodable & Sendable] = [CartState.empty, "full"] }
enum AnyTexts: TestableText {
    static var samples: [(String, any CustomStringConvertible)] { [("number", 1), ("text", "Hello")] }
}
enum Theme: String, CaseIterable, TestableValue { case light, dark }

func makeStates() -> [CartState] { [.empty] }
