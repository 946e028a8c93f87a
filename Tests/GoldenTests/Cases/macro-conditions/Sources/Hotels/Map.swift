import SwiftUI

struct MapPin: View {
    var label = "Ritz"

    var body: some View { Text(label) }
}

#if DEBUG
    #Preview("Debug") { MapPin() }

    #if os(iOS) || os(tvOS)
        #Preview("Platform") { MapPin(label: "phone") }
    #elseif os(macOS)
        #Preview("Platform") { MapPin(label: "desk") }
    #else
        #Preview("Platform") { MapPin(label: "elsewhere") }
    #endif

    #if canImport(SwiftUI)
        #Preview { MapPin(label: "no name") }
    #endif
#else
    #Preview("Release") { MapPin() }
#endif

#if !DEBUG || canImport(SwiftUI)
    #if swift(>=5.9)
        #Preview("Alternatives") { MapPin() }
    #endif
#endif

#Preview("Condition inside") {
    #if DEBUG
        MapPin(label: "debug")
    #else
        MapPin(label: "release")
    #endif
}
