import SnapgenAccessibility
import SwiftUI

final class UserListAccessibility: ScreenAccessibility {
    let title = TextAccessibility()
    let users = [ViewAccessibility]()
    let cancel = ViewAccessibility()
    let unset = ViewAccessibility()
    let computed = ViewAccessibility()
}

struct UserList: View {
    let users: [User]
    let isOn: Bool
    let key: AccessibilityKey

    var body: some View {
        VStack {
            ForEach(users) { user in
                Text(user.name).accessibilityKey(\UserListAccessibility.users, item: user.id)
                Text(user.name).accessibilityKey(\UserListAccessibility.title)
                ForEach(0..<3) { _ in
                    Text(user.name).accessibilityKey(\UserListAccessibility.users, item: user.id)
                }
            }
            Button("a") {}.accessibilityKey(\UserListAccessibility.cancel)
            Button("b") {}.accessibilityKey(\UserListAccessibility.cancel)
            Text("c").accessibilityKey(key)
        }
        .onAppear { use(\UserListAccessibility.computed) }
    }
}

struct OtherList: View {
    var body: some View {
        VStack {
            Button("a") {}.accessibilityKey(\UserListAccessibility.cancel)
            Button("b") {}.accessibilityIdentifier("removed").renderedIf(true)
            Button("c") {}.accessibilityIdentifier("removed")
        }
        .accessibilityIdentifier("list")
    }
}
