import SwiftUI

struct Elements: View {
    var body: some View {
        ForEach(rows) { row in Text(row).accessibilityKey(\PageAccessibility.a) }
        List(rows) { row in Text(row).accessibilityKey(\PageAccessibility.b) }
        LazyVStack { ForEach(rows) { Text($0).accessibilityKey(\PageAccessibility.c) } }
        VStack { rows.map { Text($0).accessibilityKey(\PageAccessibility.d) }[0] }
        ForEach(rows) { Text($0).accessibilityKey(\PageAccessibility.rows, item: "a") }
        ForEach(others) { Text($0).accessibilityKey(\PageAccessibility.rows) }
    }
}

struct Items: View {
    var body: some View {
        ForEach(tags) { tag in
            ForEach(0..<3) { _ in Text("").accessibilityKey(\PageAccessibility.rows, item: tag.id) }
            ForEach(0..<3) { n in
                let id = n + 1
                Text("").accessibilityKey(\PageAccessibility.rows, item: id)
            }
            ForEach(0..<3) { Text("\($0)").accessibilityKey(\PageAccessibility.rows, item: $0) }
            ForEach(0..<3) { _ in Text("").accessibilityKey(\PageAccessibility.rows, item: makeID()) }
        }
    }
}

struct Members: View {
    var body: some View {
        List(users) { row($0) }
        ForEach(rows) { _ in part }
    }

    func row(_ user: User) -> some View { Text("").accessibilityKey(\PageAccessibility.rows, item: "a") }

    var part: some View { Text("").accessibilityKey(\PageAccessibility.e) }
}

struct Components: View {
    var body: some View {
        ForEach(rows) { _ in Part() }
        List(rows) { row in
            HStack {
                OtherPart()
                Text(row)
            }
        }
    }

    struct Part: View {
        var body: some View { Text("").accessibilityKey(\PageAccessibility.f) }
    }

    struct OtherPart: View {
        var body: some View { Text("").accessibilityKey(\PageAccessibility.g) }
    }
}

final class Controller: UIViewController {
    func prepare() {
        for button in buttons { button.accessibilityIdentifier = "x" }
        for (n, button) in buttons.enumerated() where n == 0 {
            button.accessibilityIdentifier = n == 0 ? "y" : nil
        }
    }
}
