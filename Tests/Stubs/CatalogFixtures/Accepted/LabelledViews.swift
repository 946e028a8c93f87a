import SnapgenCatalog
import SwiftUI

struct Card: View {
    let title: String

    var body: some View { Text(title) }
}

struct Pairs_Previews: PreviewProvider, Testable {
    static let samples = [("ritz", Card(title: "Ritz")), ("adlon", Card(title: "Adlon"))]
}

struct Dictionary_Previews: PreviewProvider, Testable {
    static let samples = ["ritz": Card(title: "Ritz"), "adlon": Card(title: "Adlon")]
}

struct Ordered_Previews: PreviewProvider, Testable {
    struct Modifier: SampleModifier {
        func body(content: Content) -> some View { content.padding(8) }
    }

    static let samples: KeyValuePairs = ["ritz": Card(title: "Ritz"), "adlon": Card(title: "Adlon")]
}

enum Titles: TestableText {
    static let samples: KeyValuePairs = ["ritz": "Ritz", "adlon": "Adlon"]
}

/// Labels come from another entry.
struct Mapped_Previews: PreviewProvider, Testable {
    static let samples = Titles.samples.map { Card(title: $0) }
}

@MainActor
func everyPreview() {
    _ = (Pairs_Previews.previews, Dictionary_Previews.previews, Ordered_Previews.previews)
    _ = Mapped_Previews.previews
}
