import SnapgenCatalog
import SwiftUI

func makePreview() -> some View {
    struct Local_Previews: PreviewProvider {
        static var previews: some View { Text("in a function") }
    }
    return Local_Previews.previews
}

@MainActor var shown: some View {
    struct Computed_Previews: PreviewProvider {
        static var previews: some View { Text("in an accessor") }
    }
    return Computed_Previews.previews
}

enum Outer {
    enum Middle {
        struct Inner_Previews: PreviewProvider {
            static var previews: some View { Text("nested") }
        }
    }
}

extension Outer.Middle {
    enum States: TestableValue { static let samples = ["free", "taken"] }
}
