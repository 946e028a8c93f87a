import SnapgenAccessibility

final class CellAccessibility: ViewAccessibility {
    let name = TextAccessibility()
}
