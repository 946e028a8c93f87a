enum A11yIdentifiers {
    static let room = Room()
    static let user = "user"

    struct Room {
        let name = "name"
        let topic = "name"
        let unset = "unset"
    }
}

enum SettingsAccessibilityIdentifier: String {
    case about
    case help
    case name
    case leftover
    case untested
}
