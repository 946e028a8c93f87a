import SwiftUI

#Preview("a\nrules: [{ match: \"**\", skip: true }]") { Text("a") }

#Preview("b\u{1B}[2J") {
    Text("b").emergeSnapshotPrecision(Float("\u{1B}[31m\n\n") ?? 1)
}
