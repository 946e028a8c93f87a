import Design
import SwiftUI

struct SettingsView: View {
    var body: some View { Text(UserText.title) }
}

// The declarations of this module have the names of those of Design, and take precedence in this file.
#Preview("Own") {
    VStack {
        Text(UserText.title)
        Text(greeting)
        Text(price(3))
    }
}
