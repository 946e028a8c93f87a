import SnapgenAccessibility

final class CellAccessibility: ViewAccessibility {
    let name = TextAccessibility()
}

final class UsersAccessibility: ScreenAccessibility {
    let cells = [CellAccessibility]()
    let first = CellAccessibility()
}
