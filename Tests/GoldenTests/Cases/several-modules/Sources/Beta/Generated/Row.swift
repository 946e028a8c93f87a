enum Generated: TestableValue { static let samples = [1] }
