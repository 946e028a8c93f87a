enum A11yIdentifiers {
    static let save = "s"
    static let name = "n"
    static let both = "b"
    static let row = "r"
    static func cell(_ number: Int) -> String { "cell-\(number)" }
}
struct EditView: View {
    var body: some View {
        Button("") {}.disabled(true).accessibilityIdentifier(A11yIdentifiers.save)
        Text("").accessibilityIdentifier(A11yIdentifiers.both)
        row.accessibilityIdentifier(A11yIdentifiers.row)
    }
}
final class ListViewController: UIViewController {
    func set() {
        label.accessibilityIdentifier = A11yIdentifiers.name
        label.accessibilityIdentifier = A11yIdentifiers.both
    }
}
enum MoreIdentifiers {
    static let tab = "id-tab"
    enum Room {
        static let name = "id-name"
        static let `continue` = "id-continue"
    }
}
struct FirstView: View {
    var body: some View {
        Text("").accessibilityIdentifier(MoreIdentifiers.tab)
        Text("").accessibilityIdentifier(MoreIdentifiers.Room.name)
        Text("").accessibilityIdentifier(MoreIdentifiers.Room.continue)
    }
}
struct SecondView: View {
    var body: some View {
        Image("").accessibilityIdentifier(MoreIdentifiers.tab)
        Image("").accessibilityIdentifier(MoreIdentifiers.Room.name)
        Image("").accessibilityIdentifier(MoreIdentifiers.Room.continue)
    }
}
enum MadeAccessibilityIDs {
    enum Button: String {
        case save
        var id: String { "made." + rawValue }
    }
    enum Text: String {
        case assert
        var id: String { rawValue }
    }
    static let first = "first"
    static let second = "\(first)-second"
    static let all = [first, second]
}
struct MadeView: View {
    var body: some View {
        Button("").accessibilityIdentifier(MadeAccessibilityIDs.Button.save.id)
        Text("").accessibilityIdentifier(MadeAccessibilityIDs.Text.assert.id)
    }
}
