enum Row: TestableValue { static let samples = [1] }
