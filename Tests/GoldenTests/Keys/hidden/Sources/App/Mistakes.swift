import SwiftUI

struct Mistakes: View {
    var body: some View {
        VStack { Text("").accessibilityKey(\PageAccessibility.a) }.accessibilityElement(children: .combine)
        VStack { Text("").accessibilityKey(\PageAccessibility.b) }.accessibilityElement(children: .ignore)
        VStack { Text("").accessibilityKey(\PageAccessibility.c) }.accessibilityElement()
        VStack { Text("").accessibilityKey(\PageAccessibility.d) }.accessibilityHidden(true)
        VStack { Text("").accessibilityKey(\PageAccessibility.e) }.hidden()
        VStack { Text("").accessibilityKey(\PageAccessibility.f) }.accessibilityRepresentation { Toggle("", isOn: on) }
        Canvas { Text("").accessibilityKey(\PageAccessibility.g) }.accessibilityChildren { Text("") }
    }
}
