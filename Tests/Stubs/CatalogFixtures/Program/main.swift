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

struct Pairs_Previews: PreviewProvider, Testable {
    static let samples = [("second", Card(title: "Ritz")), ("first", Card(title: "Adlon"))]
}

struct Dictionary_Previews: PreviewProvider, Testable {
    static let samples = ["second": Card(title: "Ritz"), "first": Card(title: "Adlon")]
}

struct Ordered_Previews: PreviewProvider, Testable {
    static let samples: KeyValuePairs = ["second": Card(title: "Ritz"), "first": Card(title: "Adlon")]
}

struct NoView_Previews: PreviewProvider, Testable {
    static let samples = [1]
}

@MainActor
func show(_ previews: some View) {
    guard let list = previews as? any PreviewList else { return print("other previews: \(type(of: previews))") }
    for preview in list.previews.compactMap({ $0 as? NamedPreview }) {
        guard let view = preview.content as? any ModifiedView else { return print("no modifier: \(preview)") }
        let name = preview.name.map { "\($0): " } ?? ""
        print("\(name)\(title(of: view.modifiedView)) with \(view.modifierType)")
    }
}

@MainActor
func title(of view: Any) -> String {
    let view = (view as? AnyView)?.view ?? view
    return (view as? Card)?.title ?? (view as? Text)?.words ?? "\(view)"
}

show(Plain_Previews.previews)
show(Padded_Previews.previews)
show(Pairs_Previews.previews)
show(Dictionary_Previews.previews)
show(Ordered_Previews.previews)
show(NoView_Previews.previews)
