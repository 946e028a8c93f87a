import SnapgenCatalog
import SwiftUI

struct AuthView_Previews: PreviewProvider {
    static var previews: some View {
        Text("")
        Text("Busy")
        Text("no").previewDisplayName("Failed: try again!")
        Group {
            Text("A")
            Text("B")
        }
        .previewDisplayName("Filled in")
    }
}

struct Rows_Previews: PreviewProvider {
    static var previews: some View {
        ForEach(1..<4) { Text("\($0)") }
    }
}

#Preview("Sold out") {
    Text("Sold out")
}

/// The samples of a type have no names of another set-up.
struct Badges: Testable {
    static var samples: [Text] { [Text("1")] }
}
