import SwiftUI

enum A11yIdentifiers {
    static let member = "list-member"
    static let page = "list-page"
    static let shown = "list-shown"
}

@main struct Main: App {
    var body: some Scene { WindowGroup { Page() } }
}

struct Page: View {
    var body: some View { Text("").accessibilityIdentifier(A11yIdentifiers.shown) }

    private var old: some View { Text("").accessibilityIdentifier(A11yIdentifiers.member) }
}
