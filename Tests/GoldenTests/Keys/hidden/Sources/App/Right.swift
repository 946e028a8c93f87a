import SwiftUI

struct Right: View {
    var body: some View {
        VStack { Text("").accessibilityKey(\PageAccessibility.h) }.accessibilityElement(children: .contain)
        VStack { Text("").accessibilityKey(\PageAccessibility.i) }.accessibilityHidden(isHidden)
        Text("").accessibilityKey(\PageAccessibility.j).accessibilityHidden(false)
        Text("").accessibilityKey(\PageAccessibility.k).accessibilityElement(children: .combine)
        Text("").accessibilityIdentifier("text").accessibilityHidden(true)
        Text("").sheet(isPresented: $on) { Text("").accessibilityKey(\PageAccessibility.l) }.accessibilityElement()
        Toggle("", isOn: on).accessibilityRepresentation { Text("").accessibilityKey(\PageAccessibility.m) }
        VStack { Text("").accessibilityKey(\PageAccessibility.n) }.hidden(isHidden)
        Button {
        } label: {
            Text("").accessibilityKey(\PageAccessibility.o)
        }
    }
}
