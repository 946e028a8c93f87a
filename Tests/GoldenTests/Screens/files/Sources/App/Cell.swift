import SnapgenAccessibility

class CellPart: ViewAccessibility {
    let title = TextAccessibility()
}

final class ListPage: ScreenAccessibility {
    let cells = [SpecialCell]()
    let toolbar = Toolbar()
}
