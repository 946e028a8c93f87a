import SwiftUI

struct OldPage: View {
    var body: some View { Text("").accessibilityIdentifier(A11yIdentifiers.page) }
}

// An extension does not show its type.
extension OldPage {}
