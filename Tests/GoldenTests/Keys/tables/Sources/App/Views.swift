import SwiftUI

struct RoomView: View {
    let users: [User]

    var body: some View {
        VStack {
            Text("a").accessibilityIdentifier(A11yIdentifiers.room.name)
            Text("b").accessibilityIdentifier(A11yIdentifiers.room.topic)
            Text("c").accessibilityIdentifier("text")
            Text("d").accessibilityIdentifier("text")
            ForEach(users) { user in
                Text(user.name).accessibilityIdentifier(A11yIdentifiers.user)
                Text(user.name).accessibilityIdentifier("row-\(user.id)")
            }
            Text("e").accessibilityIdentifier(SettingsAccessibilityIdentifier.name.rawValue)
            Text("f").accessibilityIdentifier(.untested)
        }
    }
}

final class SettingsController: UIViewController {
    override func viewDidLoad() {
        aboutButton.accessibilityIdentifier = SettingsAccessibilityIdentifier.about.rawValue
        helpButton.accessibilityIdentifier = "help"
        userLabel.accessibilityIdentifier = A11yIdentifiers.user
    }
}
