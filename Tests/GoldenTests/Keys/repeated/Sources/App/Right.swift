import SwiftUI

struct Conditions: View {
    var body: some View {
        if on {
            Text("").accessibilityKey(\PageAccessibility.h)
        } else {
            Text("").accessibilityKey(\PageAccessibility.h)
        }
        switch n {
        case 0: Text("").accessibilityKey(\PageAccessibility.i)
        default: Text("").accessibilityKey(\PageAccessibility.i)
        }
        VStack {
            if on { Text("").accessibilityKey(\PageAccessibility.j) }
            if !on {
                switch kind {
                case .a: Text("").accessibilityKey(\PageAccessibility.j)
                case .b: Text("").accessibilityKey(\PageAccessibility.j)
                }
            }
        }
        Group {
            if on { Text("").accessibilityIdentifier("group") } else { Text("").accessibilityIdentifier("group") }
        }
        VStack {
            if on { part }
            if !on { part }
        }
        ViewThatFits {
            HStack { Text("").accessibilityKey(\PageAccessibility.r) }
            VStack { Text("").accessibilityKey(\PageAccessibility.r) }
        }
        TabView {
            Text("").accessibilityKey(\PageAccessibility.s).tabItem { Text("a") }
            Tab("b") { Text("").accessibilityKey(\PageAccessibility.s) }
        }
    }

    var part: some View { Text("").accessibilityKey(\PageAccessibility.k) }
}

struct Presentations: View {
    var body: some View {
        VStack {}
            .sheet(isPresented: $a) { Text("").accessibilityIdentifier("presented") }
            .alert("", isPresented: $b) { Text("").accessibilityIdentifier("presented") }
            .swipeActions(edge: .leading) { Text("").accessibilityIdentifier("presented") }
            .swipeActions(edge: .trailing) { Text("").accessibilityIdentifier("presented") }
        VStack {
            if let user { Text(user.name).accessibilityIdentifier("user") }
            if self.user == nil { Text("").accessibilityIdentifier("user") }
            if case .large = size { Text("").accessibilityIdentifier("size") }
            if size == .small { Text("").accessibilityIdentifier("size") }
            if n > 3, on { Text("").accessibilityIdentifier("number") }
            if n <= 3 { Text("").accessibilityIdentifier("number") }
        }
    }
}

struct Uses: View {
    var body: some View {
        VStack { OnePart() }
        if on { BranchPart() } else { BranchPart() }
        switch n {
        case 0: CasePart()
        default: CasePart()
        }
        VStack {
            KeyedPart().accessibilityKey(\PageAccessibility.p)
            KeyedPart().accessibilityKey(\PageAccessibility.q)
        }
        VStack {
            TextPart()
            TextPart()
        }
    }

    struct OnePart: View {
        var body: some View { Text("").accessibilityKey(\PageAccessibility.l) }
    }

    struct BranchPart: View {
        var body: some View { Text("").accessibilityKey(\PageAccessibility.m) }
    }

    struct CasePart: View {
        var body: some View { Text("").accessibilityKey(\PageAccessibility.n) }
    }

    struct KeyedPart: View {
        var body: some View { Text("").accessibilityKey(\PageAccessibility.o) }
    }

    struct TextPart: View {
        var body: some View { Text("").accessibilityIdentifier("part") }
    }
}

struct Early: View {
    var body: some View {
        if on { return AnyView(Text("").accessibilityKey(\PageAccessibility.t)) }
        return AnyView(Text("").accessibilityKey(\PageAccessibility.t))
    }

    func guarded() -> Text {
        guard on else { return Text("").accessibilityKey(\PageAccessibility.u) }
        return Text("").accessibilityKey(\PageAccessibility.u)
    }
}
