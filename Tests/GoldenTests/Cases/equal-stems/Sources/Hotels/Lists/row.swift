import SwiftUI

#Preview("List") { Text("A list") }
