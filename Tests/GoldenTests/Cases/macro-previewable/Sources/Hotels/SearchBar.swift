import SwiftUI

struct SearchBar: View {
    @Binding var text: String
    @Binding var isNearby: Bool

    var body: some View {
        HStack {
            TextField("Where to?", text: $text)
            Toggle("Nearby", isOn: $isNearby)
        }
    }
}

#Preview("Empty") {
    @Previewable @State var text = ""
    @Previewable @State var isNearby = false
    SearchBar(text: $text, isNearby: $isNearby)
}

@available(iOS 17, *)
#Preview("With a destination") {
    /// What the guest typed.
    @Previewable @State var text = "Rome"
    @Previewable
    @State var isNearby: Bool = true
    let title = "Search in \(text)"

    NavigationStack {
        SearchBar(text: $text, isNearby: $isNearby)
            .navigationTitle(title)
    }
}

#Preview("Return") {
    @Previewable @State var text: String = {
        let cities = ["Rome", "Oslo"]
        return cities.joined(separator: ", ")
    }()
    return SearchBar(text: $text, isNearby: .constant(true))
}

#Preview("Environment") {
    @Previewable @Environment(\.locale) var locale
    Text("Prices for \(locale.identifier)")
}

#Preview("Bindings without state") {
    SearchBar(text: .constant("Oslo"), isNearby: .constant(false))
}

#Preview("Own state") {
    struct Wrapper: View {
        @State private var text = "Oslo"
        var body: some View { SearchBar(text: $text, isNearby: .constant(false)) }
    }
    return Wrapper()
}
