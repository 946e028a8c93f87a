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

enum Listed: Testable {
    static let samples = ["first": Card(title: "Ritz"), "second": Card(title: "Adlon")]
}

enum Single: Testable {
    static let samples = [Card(title: "Ritz")]
}

@MainActor
protocol ViewList {
    var views: [any View] { get }
}

extension ForEach: ViewList where Content: View {
    var views: [any View] { data.map { content($0) } }
}

/// Returns the texts of a view, the chosen sample before the options of the picker.
@MainActor
func texts(of view: Any) -> [String] {
    if let text = view as? Text { return ["\(text)"] }
    if let list = view as? any ViewList { return list.views.flatMap(texts) }
    if let view = view as? any View, view is Card || "\(type(of: view))".contains("SamplePicker") {
        return texts(of: view.body)
    }
    return Mirror(reflecting: view).children.filter { $0.label != "value" }.flatMap { texts(of: $0.value) }
}

/// Prints the name and the content of each preview.
@MainActor
func show(_ previews: some View) {
    for preview in (previews as? any ViewList)?.views ?? [] {
        let settings = Mirror(reflecting: preview)
        print("\(settings.descendant("displayName") as? String ?? "-"): \(settings.descendant("content") ?? preview)")
    }
}

show(Plain_Previews.previews)
show(Padded_Previews.previews)
show(Pairs_Previews.previews)
show(Dictionary_Previews.previews)
show(Ordered_Previews.previews)
show(NoView_Previews.previews)
print(texts(of: Listed.sampleViews).joined(separator: ", "))
print(texts(of: Single.sampleViews).joined(separator: ", "))
