import SwiftUI

struct AuthView_Previews: PreviewProvider {
    static var previews: some View {
        AuthView()
        AuthView(isBusy: true)
        AuthView(error: "no").previewDisplayName("Failed: try again!")
        Group {
            AuthView(name: "A")
            AuthView(name: "B")
        }
        .previewDisplayName("Filled in")
    }
}

struct Rows_Previews: PreviewProvider {
    static var previews: some View {
        ForEach(1..<4) { Row(number: $0) }
    }
}

#Preview("Sold out") {
    AuthView()
}

/// A catalog entry is no preview of another set-up.
struct BadgeSamples: Testable {
    static var samples: [Badge] { [Badge()] }
}
