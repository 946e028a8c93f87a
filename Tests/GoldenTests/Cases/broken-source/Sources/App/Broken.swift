import SnapgenCatalog

enum Before: TestableValue { static let samples = [1] }
func broken( {
enum After: TestableValue { static let samples = [1, 2] }
