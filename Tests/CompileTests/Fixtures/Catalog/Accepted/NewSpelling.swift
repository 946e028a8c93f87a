import SnapgenCatalog
import SwiftUI

struct Card: View {
    let title: String

    var body: some View { Text(title) }
}

struct Padded: SampleModifier {
    func body(content: Content) -> some View { content.padding(8) }
}

struct Card_Previews: PreviewProvider, Testable {
    typealias Modifier = Padded

    static let samples = [Card(title: "Ritz"), Card(title: "Adlon")]
}

/// A catalog entry without a canvas.
enum CardCatalog: Testable {
    struct Modifier: SampleModifier {
        func body(content: Content) -> some View { content.padding(4) }
    }

    static var samples: [Card] { [Card(title: "Ritz")] }
}

/// Samples in the canvas without a provider.
@MainActor
func canvas() -> some View { CardCatalog.sampleViews }

/// A view that is its own catalog entry.
extension Card: Testable {
    static var samples: [Card] { [Card(title: "Ritz")] }
}

final class CardScreen: Testable {
    static let samples = [Card(title: "Ritz")]
}

@MainActor
func numberOfSamples<Entry: Testable>(of entry: Entry.Type) -> Int where Entry.Samples == [Card] {
    entry.samples.count
}

@MainActor
func count() -> Int { numberOfSamples(of: Card.self) + numberOfSamples(of: CardCatalog.self) }
