import SwiftUI

#Preview("Long") { Text("x") }
