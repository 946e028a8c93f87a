import SnapgenAccessibility

final class CellAccessibility: ViewAccessibility {
    let members = TextAccessibility()
}

final class TeamsAccessibility: ScreenAccessibility {
    let cells = [CellAccessibility]()
    let first = CellAccessibility()
}
