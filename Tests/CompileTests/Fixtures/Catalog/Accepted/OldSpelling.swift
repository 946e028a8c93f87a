// The names of the articles that the catalog comes from, beside a SwiftUI that has a `PreviewModifier` of its own.
import SnapgenCatalog
import SwiftUI

struct HotelListView: View {
    let count: Int

    var body: some View { Text("\(count) hotels") }
}

struct HotelListView_Previews: PreviewProvider, Testable {
    static let samples = [HotelListView(count: 3)]
}

struct PaddedList_Previews: PreviewProvider, Testable {
    struct Modifier: PreviewModifier {
        func body(content: Content) -> some View { content.padding(8) }
    }

    static var samples: [HotelListView] { [HotelListView(count: 1), HotelListView(count: 2)] }
}

struct PlainList_Previews: PreviewProvider, Testable {
    typealias Modifier = IdentityPreviewModifier

    static let samples = [HotelListView(count: 1)]
}

struct ExtendedList_Previews: PreviewProvider {}

extension ExtendedList_Previews: Testable {
    struct Modifier: PreviewModifier {
        func body(content: Content) -> some View { content.padding(8) }
    }

    static var samples: [HotelListView] { [HotelListView(count: 1)] }
}

struct DeepList_Previews: PreviewProvider, Testable {
    enum Parts {
        struct Padding: PreviewModifier {
            let length: Double

            init() { length = 8 }

            func body(content: Content) -> some View { content.padding(length) }
        }
    }

    typealias Modifier = Parts.Padding

    static let samples = [HotelListView(count: 1)]
}

@MainActor
func everyPreview() {
    _ = HotelListView_Previews.previews
    _ = PaddedList_Previews.previews
    _ = ExtendedList_Previews.previews
    let identity: HotelListView_Previews.Modifier = IdentityPreviewModifier()
    _ = identity
}
