import SwiftUI

struct Room: Identifiable {
    var id: Int
    var name: String

    static let single = Room(id: 1, name: "Single")
    static let double = Room(id: 2, name: "Double")
    static let all = [single, double]
}

struct RoomRow: View {
    let room: Room
    var isTaken = false

    init(room: Room, isTaken: Bool = false) {
        self.room = room
        self.isTaken = isTaken
    }

    init(number: Int) {
        self.init(room: Room(id: number, name: "Number \(number)"))
    }

    var body: some View { Text(isTaken ? "taken" : room.name) }
}

#Preview("Members", arguments: [Room.single, .double]) { room in
    RoomRow(room: room)
}

#Preview("Numbers", traits: .sizeThatFitsLayout, arguments: [1, 2, 3]) { id in
    RoomRow(room: Room(id: id, name: "Room \(id)"))
}

#Preview("Texts", arguments: ["Sea view", "Garden view"]) { (name: String) in
    RoomRow(room: Room(id: 1, name: name))
}

#Preview("Only running tells", arguments: Room.all) { room in
    RoomRow(room: room)
}

#Preview("Shorthand", arguments: [true, false]) {
    RoomRow(room: .single, isTaken: $0)
}

#Preview("Function", arguments: [7, 8], body: RoomRow.init(number:))

#Preview("Function without labels", arguments: [9], body: RoomRow.init)

#Preview("Statements", arguments: [1, 2]) { id in
    let room = Room(id: id, name: "Number \(id)")
    RoomRow(room: room)
    RoomRow(room: room, isTaken: true)
}

#Preview("With state", arguments: [1, 2]) { id in
    @Previewable @State var isTaken = false
    Toggle("Room \(id)", isOn: $isTaken)
}
