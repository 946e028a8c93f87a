import SwiftUI

@main
struct TravelApp: App {
    /// Tests start the app too: it shows an empty window then, and loads nothing.
    private let isTested = NSClassFromString("XCTestCase") != nil

    var body: some Scene {
        WindowGroup {
            if isTested {
                Color.clear
            } else {
                #if DEBUG
                    // The sample that a UI test launches the app with.
                    if let sample = SnapgenGallery.sample { sample } else { firstScreen }
                #else
                    firstScreen
                #endif
            }
        }
    }

    private var firstScreen: some View {
        TripListScreen().environment(TripStore())
    }
}
