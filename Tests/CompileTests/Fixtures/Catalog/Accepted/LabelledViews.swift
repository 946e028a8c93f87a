import SnapgenCatalog
import SwiftUI

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

/// Views of different types, some with settings of their own.
struct Settings_Previews: PreviewProvider, Testable {
    static let samples = [
        "card": SampleView(Card(title: "Ritz")),
        "text": SampleView(Text("Ritz"), delay: 0.5, precision: 0.98, perceptualPrecision: 0.95),
    ]
}

enum Titles: TestableText {
    static let samples: KeyValuePairs = ["ritz": "Ritz", "adlon": "Adlon"]
}

/// Labels come from another entry.
struct Mapped_Previews: PreviewProvider, Testable {
    static let samples = Titles.samples.mapSamples { Card(title: $0) }
}

@MainActor
func everyLabelledPreview() {
    _ = (Pairs_Previews.previews, Dictionary_Previews.previews, Ordered_Previews.previews)
    _ = (Settings_Previews.previews, Mapped_Previews.previews)
}
