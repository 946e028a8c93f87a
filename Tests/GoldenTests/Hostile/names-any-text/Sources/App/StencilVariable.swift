import SwiftUI

#Preview("{{ x }} {{ suite }}") {
    Text("Row")
}
