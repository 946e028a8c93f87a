import SwiftUI

private let price = 120
private struct Rating { var stars = 3 }

struct RoomCard: View {
    let room: String
    @State private var title = "Room"
    private(set) var isTaken = false

    init(room: String, isTaken: Bool = false) {
        self.room = room
        self.isTaken = isTaken
    }

    var body: some View { Text("\(title) \(room), \(price), \(Rating().stars)") }

    fileprivate var headline: String { room }
}

#Preview("A member of the same name elsewhere") {
    Text("Ritz").font(.title).font(.headline)
}

#Preview("What only the view uses") { RoomCard(room: "12") }

#Preview("A set that is private") {
    let card = RoomCard(room: "12", isTaken: true)
    Text(card.isTaken ? "taken" : "free")
}

#Preview("A local of the same name") {
    let price = 80
    Text("\(price)")
}

#Preview("A parameter of the same name", arguments: [10]) { price in Text("\(price)") }

#Preview("A name in a string") { Text("price Rating headline") }

#Preview(priceName) { Text("The name is Xcode's only") }

private let priceName = "Price"
