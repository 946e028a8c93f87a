enum Evil: TestableValue { static let samples = [1] }
