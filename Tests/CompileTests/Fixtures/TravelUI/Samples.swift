import SnapgenCatalog
import SwiftUI

/// Labelled views, one with settings of its own.
struct Tile_Previews: PreviewProvider, Testable {
    struct Modifier: SampleModifier {
        func body(content: Content) -> some View { content }
    }

    static let samples = [
        ("plain", SampleView(Text("plain"))),
        ("rough", SampleView(Text("rough"), delay: 0.01, precision: 0.25)),
    ]
}

/// Views that are made asynchronously.
enum LoadedTiles: AsyncTestable {
    static func samples() async throws -> [String: Text] {
        await Task.yield()
        return ["loaded": Text("loaded")]
    }
}

/// Values that are made asynchronously.
enum LoadedPrices: AsyncTestableState {
    static func samples() async -> [(String, Int)] {
        await Task.yield()
        return [("cheap", 10)]
    }
}

/// Samples that cannot be made.
enum LostTiles: AsyncTestable {
    struct Offline: Error {}

    static func samples() async throws -> [Text] { throw Offline() }
}

/// Samples that neither wait nor throw, of a type that another declaration makes conform.
enum ReadyTiles {
    static func samples() -> [Text] { [Text("ready")] }
}

extension ReadyTiles: AsyncTestable {}
