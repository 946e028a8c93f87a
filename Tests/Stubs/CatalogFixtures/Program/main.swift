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

/// Prints the texts of a view, the chosen sample before the options of the picker.
@MainActor
func texts(of view: any View) -> [String] {
    switch view {
    case let text as Text: [text.words]
    case let view as AnyView: texts(of: view.view)
    case let stack as any ViewContainer: stack.views.flatMap(texts)
    case let list as any PreviewList: list.previews.flatMap(texts)
    case let modified as any ModifiedView: (modified.modifiedView as? any View).map(texts) ?? []
    default: parts(of: view).flatMap(texts)
    }
}

/// The parts of an optional view, of the content of a container, or of the body of a view.
@MainActor
func parts(of view: any View) -> [any View] {
    let mirror = Mirror(reflecting: view)
    if mirror.displayStyle == .optional { return mirror.children.compactMap { $0.value as? any View } }
    if let content = mirror.descendant("content") as? any View { return [content] }
    return "\(type(of: view))".hasPrefix("Card") || "\(type(of: view))".contains("SamplePicker") ? [view.body] : []
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
print(texts(of: Listed.sampleViews).joined(separator: ", "))
print(texts(of: Single.sampleViews).joined(separator: ", "))
