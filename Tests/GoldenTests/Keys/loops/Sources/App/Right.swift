import SwiftUI

struct Plain: View {
    var body: some View {
        ForEach(rows) { Text($0).accessibilityKey(\PageAccessibility.rows, item: "row" + $0) }
    }
}

struct Right: View {
    var body: some View {
        List(rows) { Text($0).accessibilityKey(\PageAccessibility.rows, item: $0.id) }
        VStack { ForEach(rows) { Text($0) } }.accessibilityKey(\PageAccessibility.h)
        ForEach(rows) { row in if row == first { Text(row).accessibilityKey(\PageAccessibility.i) } }
        ForEach(rows) { KeyedPart().accessibilityKey(\PageAccessibility.rows, item: $0) }
        ForEach(rows) { Row(row: $0) }
        VStack { title.map { Text($0).accessibilityKey(\PageAccessibility.k) } }
        ForEach(rows) { Text($0).contextMenu { Text("").accessibilityKey(\PageAccessibility.l) } }
    }

    struct KeyedPart: View {
        var body: some View { Text("").accessibilityKey(\PageAccessibility.j) }
    }

    struct Row: View {
        var body: some View { Text("").accessibilityKey(\PageAccessibility.rows, item: row) }
    }
}
