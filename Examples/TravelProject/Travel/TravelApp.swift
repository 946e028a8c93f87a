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
                TripListScreen().environment(TripStore())
            }
        }
    }
}
