import SnapgenCatalog

enum Row: TestableValue { static let samples = [1] }
enum row: TestableValue { static let samples = [1] }
enum Row_Previews: TestableValue { static let samples = [1] }
enum `class`: TestableValue { static let samples = [1] }
enum Previews: TestableValue { static let samples = [1] }
enum Zürich: TestableValue { static let samples = [1] }
enum Labels: TestableValue {
    static let samples = [
        ("with \"quotes\" and \\", 1), ("line\nbreak", 2), ("../..", 3), ("🙂", 4), ("empty", 5), ("Empty", 6),
    ]
}
