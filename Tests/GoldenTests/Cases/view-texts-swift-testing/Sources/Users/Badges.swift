#if canImport(SwiftUI)
    import SnapgenCatalog
    import SwiftUI

    struct Badges: Testable {
        static var samples: KeyValuePairs<String, Text> { ["none": Text("0"), "many": Text("99+")] }
    }

    // snapgen: samples=*
    struct OpenBadges: Testable {
        static var samples: [(String, Text)] { [("one", Text("1"))] }
    }

    #Preview("Badge") { Text("1") }
#endif
