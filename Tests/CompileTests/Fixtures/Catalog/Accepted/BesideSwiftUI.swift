// SwiftUI's own `PreviewModifier` keeps its name outside of `Testable` types, and its full name inside.
import SnapgenCatalog
import SwiftUI

struct SampleData: PreviewModifier {
    static func makeSharedContext() async throws -> Int { 3 }

    func body(content: Content, context: Int) -> some View { content.padding(Double(context)) }
}

struct Both_Previews: PreviewProvider, Testable {
    struct Modifier: PreviewModifier {
        func body(content: Content) -> some View { content.padding(8) }
    }

    struct Data: SwiftUI.PreviewModifier {
        static func makeSharedContext() async throws -> Int { 3 }

        func body(content: Content, context: Int) -> some View { content.padding(Double(context)) }
    }

    static let samples = [Text("Ritz")]
}

struct NoEntry_Previews: PreviewProvider {
    struct Data: PreviewModifier {
        static func makeSharedContext() async throws -> Int { 3 }

        func body(content: Content, context: Int) -> some View { content.padding(Double(context)) }
    }

    static var previews: some View { Text("Ritz") }
}
