enum Cart: TestableValue { static let samples = [1] }
enum Cell: TestableValue { static let samples = [1] }
enum CellWide: TestableValue { static let samples = [1] }
enum Home: TestableValue { static let samples = [1] }
enum List: TestableValue { static let samples = [1] }
enum Rooms: TestableValue { static let samples = [1] }
enum Search: TestableValue { static let samples = [1] }
