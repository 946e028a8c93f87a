import SwiftUI

struct DebugMenu_Previews: PreviewProvider {
    static var previews: some View { Text("Debug") }
}

#Preview("Flags") { Text("Flags") }
