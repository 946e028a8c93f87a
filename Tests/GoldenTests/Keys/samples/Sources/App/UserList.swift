import SnapgenAccessibility
import SnapgenCatalog
import SwiftUI

struct Cell: View {
    let name: String
    let hasAvatar: Bool

    var body: some View {
        if hasAvatar { Image(systemName: "person").accessibilityKey(\CellAccessibility.avatar) }
        Text(name).accessibilityKey(\CellAccessibility.title)
    }
}

struct UserList: View {
    let names: [String]
    let hidden: [String]
    let hasFailed: Bool

    var body: some View {
        ForEach(names, id: \.self) { name in
            Cell(name: name, hasAvatar: false).accessibilityKey(\UserListAccessibility.users, item: name)
        }
        ForEach(hidden, id: \.self) { Text($0).accessibilityKey(\UserListAccessibility.hidden, item: $0) }
        Button("Cancel") {}.accessibilityKey(\UserListAccessibility.cancel)
        if hasFailed { Button("Retry") {}.accessibilityKey(\UserListAccessibility.retry) }
    }
}

struct UserList_Previews: PreviewProvider, Testable {
    static var samples: [String: UserList] {
        [
            "empty": UserList(names: [], hidden: [], hasFailed: false),
            "two": UserList(names: ["ada", "alan"], hidden: [], hasFailed: false),
        ]
    }
}
