import SnapgenCatalog

struct LeftOut: Testable { static let samples = [Text("a")] }
