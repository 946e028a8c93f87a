import SnapgenCatalog

enum Row: TestableValue { static let samples = [1] }

#Preview("One row") { Text("row") }
