import SnapgenAccessibility

final class AvatarAccessibility: ViewAccessibility {
    let placeholder = TextAccessibility()
}

final class CellAccessibility: ViewAccessibility {
    let avatar = AvatarAccessibility()
    let title = TextAccessibility()
}

final class UserListAccessibility: ScreenAccessibility {
    let users = [CellAccessibility]()
    let cancel = ViewAccessibility("list-cancel")
}
