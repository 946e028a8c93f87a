import SnapgenAccessibility

final class CellAccessibility: ViewAccessibility {
    let title = TextAccessibility()
}
