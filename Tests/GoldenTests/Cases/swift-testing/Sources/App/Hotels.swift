import SnapgenCatalog
import SwiftUI

struct HotelCell_Previews: PreviewProvider, Testable {
    struct Modifier: SampleModifier { func body(content: Content) -> some View { content.padding() } }
    static let samples = [Text("Riad"), Text("Cabin")]
}

struct Rooms_Previews: PreviewProvider {
    static var previews: some View { Text("rooms") }
}

@available(iOS 26, *)
enum GlassBar: Testable {
    static let samples = [Text("glass")]
}

// snapgen: delay=0.5
enum LateMap: Testable {
    static let samples = [Text("map")]
}

#if DEBUG
    enum DebugMenu: Testable {
        static let samples = [Text("debug")]
    }
#endif
