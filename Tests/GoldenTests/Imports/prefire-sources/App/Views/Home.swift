import SwiftUI

#Preview("Home") { Text("Home") }
