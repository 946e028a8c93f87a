import SwiftUI

/// An app with an empty window, in which tests with `draw: window` show their views.
@main
struct HostApp: App {
    var body: some Scene {
        WindowGroup { Color.clear }
    }
}
