import SwiftUI

#Preview("Not in sources") { Text("Main") }
