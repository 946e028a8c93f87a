import SnapgenAccessibility

final class CellAccessibility: ViewAccessibility {
    let title = TextAccessibility("title")
    var subtitle: TextAccessibility { TextAccessibility() }
}

final class ListAccessibility: ScreenAccessibility {
    let cells = [CellAccessibility]()
    let selected = [CellAccessibility]()
    let title = TextAccessibility("title")
    let tree = TreeAccessibility()

    final class Header: ViewAccessibility {}
}

extension ListAccessibility {
    final class Header: ViewAccessibility {}
}

final class TreeAccessibility: ViewAccessibility {
    let node = NodeAccessibility()
}

final class NodeAccessibility: ViewAccessibility {
    let tree = TreeAccessibility()
}
