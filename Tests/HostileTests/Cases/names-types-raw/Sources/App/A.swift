enum `a "b" \(c)`: TestableValue { static let samples = [1] }
