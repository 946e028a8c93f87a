import SnapgenCatalog
import SwiftUI

struct RoomCell_Previews: PreviewProvider, Testable {
    static let samples = [Text("Single"), Text("Double")]
}

enum Room {
    struct Price_Previews: PreviewProvider, Testable {
        static let samples = [Text("90")]
    }
}

struct Suite_Previews: PreviewProvider, Testable {
    static let samples = [Text("Suite")]
}
