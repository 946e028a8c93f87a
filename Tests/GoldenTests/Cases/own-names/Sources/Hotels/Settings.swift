import Design
import SwiftUI

struct SettingsView: View {
    var body: some View { Text(UserText.title) }
}

// What this module declares has the same names as what Design does, and means this module's here.
#Preview("Own") {
    VStack {
        Text(UserText.title)
        Text(greeting)
        Text(price(3))
    }
}
