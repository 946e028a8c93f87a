import SnapgenAccessibility

final class CellAccessibility: ViewAccessibility {
    let title = TextAccessibility("title")
    var subtitle: TextAccessibility { TextAccessibility() }
}

final class ListAccessibility: ScreenAccessibility {
    let cells = [CellAccessibility]()
    let selected = [CellAccessibility]()
    let title = TextAccessibility("title")
}
