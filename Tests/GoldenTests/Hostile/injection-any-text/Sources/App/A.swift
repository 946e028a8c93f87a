enum A: TestableValue { static let samples = [("\"))); fatalError(((\"", 1)] }
