import SwiftUI

@MainActor private var count = 0

@MainActor
private func next() -> Int {
    count += 1
    return count
}

#Preview("Counted \(next())") { Text("first") }
#Preview("Counted \(next())") { Text("second") }
