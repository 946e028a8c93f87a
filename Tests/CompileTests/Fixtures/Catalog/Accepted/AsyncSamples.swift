import SnapgenCatalog
import SwiftUI

/// A view model that loads what it shows, and belongs to the main actor as most of them do.
@MainActor
final class CardModel {
    private(set) var title = ""

    func load() async throws { title = "Ritz" }
}

enum Cards: AsyncTestable {
    struct Modifier: SampleModifier {
        func body(content: Content) -> some View { content.padding(8) }
    }

    static func samples() async throws -> [(String, Card)] {
        let model = CardModel()
        try await model.load()
        return [("loading", Card(title: "")), ("loaded", Card(title: model.title))]
    }
}

/// A function that neither waits nor throws is a witness as well.
enum Ready: AsyncTestable {
    static func samples() -> [Card] { [Card(title: "Ritz")] }
}

struct Loaded_Previews: PreviewProvider, AsyncTestable {
    static var previews: some View { Text("canvas") }

    static func samples() async -> [Card] { [Card(title: "Ritz")] }
}

enum LoadedTitles: AsyncTestableState {
    static func samples() async throws -> [String: String] {
        let model = CardModel()
        try await model.load()
        return ["loaded": model.title]
    }
}

enum Texts: AsyncTestableText {
    static func samples() async -> KeyValuePairs<String, String> { ["one": "1"] }
}

enum Models: AsyncTestableValue {
    static func samples() async throws -> [CardModel] { [CardModel()] }
}

@MainActor
func everySample() async throws {
    _ = (try await Cards.samples(), Ready.samples(), await Loaded_Previews.samples())
    _ = (try await LoadedTitles.samples(), await Texts.samples(), try await Models.samples())
}
