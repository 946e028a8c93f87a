import SwiftUI

struct OldPage: View {
    var body: some View {
        VStack {
            Text("").accessibilityIdentifier(A11yIdentifiers.page)
            Text("").accessibilityIdentifier("list-old")
        }
    }
}

// An extension does not show its type.
extension OldPage {}
