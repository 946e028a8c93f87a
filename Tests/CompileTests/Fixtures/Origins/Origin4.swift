// Typed accessibility: schemas of screens and components, whose key paths are the identifiers.
import SwiftUI

class AnyAccessibility: @unchecked Sendable {
    required init() {}
}

class ViewAccessibility: AnyAccessibility, @unchecked Sendable {}
class ScreenAccessibility: ViewAccessibility, @unchecked Sendable {}
class TextAccessibility: ViewAccessibility, @unchecked Sendable {}
class ImageAccessibility: ViewAccessibility, @unchecked Sendable {}

protocol SelectableAccessibility {}
protocol EditableAccessibility {}

final class NameFieldAccessibility: TextAccessibility, EditableAccessibility, @unchecked Sendable {}

final class AvatarAccessibility: ViewAccessibility, SelectableAccessibility, @unchecked Sendable {
    let image = ImageAccessibility()
}

final class UserAccessibility: ScreenAccessibility, @unchecked Sendable {
    let avatar = AvatarAccessibility()
    let name = NameFieldAccessibility()
}

extension View {
    /// Identifies a view by a key of a schema; a component contains its parts.
    func accessibilityKey<Schema: AnyAccessibility>(_ key: KeyPath<Schema, some ViewAccessibility>) -> some View {
        accessibilityElement(children: .contain).accessibilityIdentifier(String(describing: key))
    }
}

struct AvatarView: View {
    var body: some View {
        Image(systemName: "person").accessibilityKey(\AvatarAccessibility.image)
    }
}

struct UserView: View {
    @State private var name = "Steve Jobs"
    @Binding var isSelected: Bool

    var body: some View {
        VStack {
            AvatarView().accessibilityKey(\UserAccessibility.avatar)
            TextField("Name", text: $name).accessibilityKey(\UserAccessibility.name)
            Toggle("Selected", isOn: $isSelected)
        }
    }
}

struct UserView_Previews: PreviewProvider {
    static var previews: some View { UserView(isSelected: .constant(true)) }
}
