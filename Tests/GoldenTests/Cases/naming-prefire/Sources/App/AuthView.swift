import Prefire
import SwiftUI

struct AuthView_Previews: PreviewProvider, PrefireProvider {
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

// snapgen: batch=devices
struct Badge_Preview: PrefireProvider {
    static var previews: some View {
        Badge().previewDisplayName("Badge")
        Badge(count: 100)
    }
}

/// Not marked for Prefire.
struct Other_Previews: PreviewProvider {
    static var previews: some View {
        AuthView()
    }
}
