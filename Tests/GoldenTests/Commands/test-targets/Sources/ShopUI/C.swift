enum C: TestableValue { static let samples = [1] }
