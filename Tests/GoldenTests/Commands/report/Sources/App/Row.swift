enum Row: TestableValue { static let samples = [1, 2, 3] }
