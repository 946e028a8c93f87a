import SwiftUI

struct Offer: View {
    var nights: Int; init(nights: Int = 3) { self.nights = nights }
    var body: some View { Text("\(nights) nights") }

    static let long = Offer(nights: 14)

    #Preview("In the type") { long }
}

#Preview("Three nights") { Offer() }

@available(iOS 17, *)
#Preview("Some nights", arguments: [1, 2]) { nights in
    Offer(nights: nights)
}

#Preview("All nights", traits: .landscapeLeft, arguments: Array(1...3)) { nights in
    Offer(nights: nights)
}

#if DEBUG
    #Preview("With breakfast") {
        @Previewable @State var hasBreakfast = true
        Toggle("Breakfast", isOn: $hasBreakfast)
    }
#endif

// snapgen: delay=0.01
#Preview("Loaded late") {
    Offer().task {}
}
