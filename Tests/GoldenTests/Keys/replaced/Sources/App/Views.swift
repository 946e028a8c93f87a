import SwiftUI

struct Mistakes: View {
    var body: some View {
        Form { Section { Text("").accessibilityKey(\PageAccessibility.a) }.accessibilityIdentifier("section") }
        Text("").accessibilityKey(\PageAccessibility.b).accessibilityIdentifier("text")
        VStack { Text("").accessibilityKey(\PageAccessibility.c) }.accessibilityIdentifier("stack")
        Group { Text("").accessibilityKey(\PageAccessibility.d) }.padding().accessibilityIdentifier("group")
        HStack { VStack { Text("").accessibilityKey(\PageAccessibility.e) } }.accessibilityIdentifier("stacks")
    }
}

struct Right: View {
    var body: some View {
        VStack { Text("").accessibilityKey(\PageAccessibility.f) }.accessibilityElement(children: .contain)
            .accessibilityIdentifier("container")
        Text("").accessibilityKey(\PageAccessibility.g).sheet(isPresented: $on) {
            Text("").accessibilityIdentifier("sheet")
        }
        List { Section { Text("").accessibilityKey(\PageAccessibility.h) } }.accessibilityIdentifier("list")
    }
}
