enum `class`: TestableValue { static let samples = [1] }
enum `init`: TestableValue { static let samples = [1] }
enum `Type`: TestableValue { static let samples = [1] }
