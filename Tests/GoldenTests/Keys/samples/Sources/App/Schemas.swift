import SnapgenAccessibility

final class CellAccessibility: ViewAccessibility {
    let avatar = ImageAccessibility()
    let title = TextAccessibility()
}

final class UserListAccessibility: ScreenAccessibility {
    let users = [CellAccessibility]()
    let hidden = AccessibilityList<TextAccessibility>()
    let cancel = ViewAccessibility("list-cancel")
    let retry = ViewAccessibility()
}
