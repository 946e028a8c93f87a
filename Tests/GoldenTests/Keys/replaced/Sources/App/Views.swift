import SwiftUI

struct Mistakes: View {
    var body: some View {
        Form { Section { Text("").accessibilityKey(\PageAccessibility.a) }.accessibilityIdentifier("section") }
        Text("").accessibilityKey(\PageAccessibility.b).accessibilityIdentifier("text")
        VStack { Text("").accessibilityKey(\PageAccessibility.c) }.accessibilityIdentifier("stack")
        Group { Text("").accessibilityKey(\PageAccessibility.d) }.padding().accessibilityIdentifier("group")
        HStack { VStack { Text("").accessibilityKey(\PageAccessibility.e) } }.accessibilityIdentifier("stacks")
        VStack { Text("").accessibilityKey(\PageAccessibility.i) }.accessibilityKey(\PageAccessibility.j)
        VStack { Text("").accessibility(identifier: "old") }.accessibility(identifier: "old-stack")
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
        VStack { Text("").accessibilityKey(\PageAccessibility.k) }.accessibilityKey(\PageAccessibility.cell)
        VStack { Text("").accessibilityKey(\PageAccessibility.l) }.accessibilityIdentifier("before")
            .accessibilityElement(children: .contain)
        VStack { VStack { Text("").accessibilityKey(\PageAccessibility.m) }.accessibilityElement(children: .contain) }
            .accessibilityIdentifier("outer")
    }
}

struct Cell: View {
    var body: some View { Text("").accessibilityKey(\CellAccessibility.title) }
}

struct Several: View {
    var body: some View {
        ForEach(users) { Text($0.name) }.accessibilityKey(\PageAccessibility.n)
        Group {
            Text("")
            Text("")
        }
        .padding().accessibilityKey(\PageAccessibility.o)
        Section { if isOn { Text("") } else { Image("") } }.accessibilityKey(\PageAccessibility.p)
        Group {
            let text = ""
            Text(text)
        }
        .accessibilityKey(\PageAccessibility.q)
    }
}
