// Prints what the canvas would show.
import SnapgenCatalog
import SwiftUI

struct Card: View {
    let title: String

    var body: some View { Text(title) }
}

struct Plain_Previews: PreviewProvider, Testable {
    static let samples = [Card(title: "Ritz"), Card(title: "Adlon")]
}

struct Padded_Previews: PreviewProvider, Testable {
    struct Modifier: PreviewModifier {
        func body(content: Content) -> some View { content.padding(8) }
    }

    static let samples = [Card(title: "Savoy")]
}

@MainActor
func show<Entry: Testable>(_ previews: some View, of entry: Entry.Type) where Entry.Sample == Card {
    typealias Previews = ForEach<[(offset: Int, element: Card)], Int, ModifiedContent<Card, Entry.Modifier>>
    guard let previews = previews as? Previews else { return print("other previews: \(type(of: previews))") }
    for preview in previews.data.map(previews.content) {
        print("\(preview.content.title) with \(type(of: preview.modifier))")
    }
}

show(Plain_Previews.previews, of: Plain_Previews.self)
show(Padded_Previews.previews, of: Padded_Previews.self)
