enum A: TestableValue { static let samples = [1] }
