import SwiftUI

struct Siblings: View {
    var body: some View {
        VStack {
            Text("a").accessibilityKey(\PageAccessibility.a)
            Text("b").accessibilityKey(\PageAccessibility.a)
        }
        VStack { Text("a").accessibilityKey(\PageAccessibility.b) }.overlay {
            Text("b").accessibilityKey(\PageAccessibility.b)
        }
        HStack {
            Text("").accessibilityKey(\PageAccessibility.c)
            Group { Text("").accessibilityKey(\PageAccessibility.c) }
        }
        VStack {
            Text("").accessibilityIdentifier("text")
            Text("").accessibilityIdentifier("text")
        }
    }
}

struct Branches: View {
    var body: some View {
        VStack {
            if first { Text("").accessibilityIdentifier("branch") }
            if second { Text("").accessibilityIdentifier("branch") }
            if on { Text("").accessibilityIdentifier("again") }
            if on { Text("").accessibilityIdentifier("again") }
            if let model {
                if model.isOn {
                    Text("").accessibilityIdentifier("inner")
                    Text("").accessibilityIdentifier("inner")
                }
            }
        }
    }
}

struct Members: View {
    var body: some View {
        VStack {
            part
            part
        }
        VStack {
            first
            second
        }
    }

    var part: some View { Text("").accessibilityKey(\PageAccessibility.d) }
    var first: some View { Text("").accessibilityKey(\PageAccessibility.e) }
    var second: some View { Text("").accessibilityKey(\PageAccessibility.e) }
}

struct Components: View {
    var body: some View {
        VStack {
            Part()
            Part()
        }
        VStack {
            A().modifier(Frame())
            B().modifier(Frame())
        }
    }

    struct Part: View {
        var body: some View { Text("").accessibilityKey(\PageAccessibility.f) }
    }

    struct Frame: ViewModifier {
        var body: some View { Text("").accessibilityKey(\PageAccessibility.g) }
    }
}

final class Controller: UIViewController {
    /// The identifier of a property that is set where it is created, and changed later.
    let button = {
        let view = UIButton()
        view.accessibilityIdentifier = "created"
        return view
    }()

    func update() { button.accessibilityIdentifier = isOn ? "created" : "changed" }

    func prepare() {
        cell.accessibilityIdentifier = "same"
        cell.accessibilityIdentifier = "same"
        label.accessibilityIdentifier = "different"
        other.accessibilityIdentifier = "different"
    }
}
