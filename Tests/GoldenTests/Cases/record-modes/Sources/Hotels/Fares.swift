import SwiftUI

#Preview("Open") { Text("open") }

// snapgen: precision=0.9 delay=0.01
#Preview("Slow") { Text("slow") }

// snapgen: skip
#Preview("Skipped") { Text("skipped") }
