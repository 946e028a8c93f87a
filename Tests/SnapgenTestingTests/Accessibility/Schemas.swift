import SnapgenAccessibility

final class AvatarAccessibility: ViewAccessibility {
    let image = ImageAccessibility()
    let placeholder = AnyAccessibility()
}

/// A component without parts.
final class BadgeAccessibility: ViewAccessibility, SelectableAccessibility {}

class CellAccessibility: ViewAccessibility {
    let avatar = AvatarAccessibility()
    let title = TextAccessibility()
}

final class SwitchCellAccessibility: CellAccessibility, SelectableAccessibility {
    let control = ViewAccessibility()
    let badge = BadgeAccessibility()
}

final class UserListAccessibility: ScreenAccessibility {
    final class Content: ViewAccessibility, SwipeableAccessibility {
        let search = ViewAccessibility("search-field")
        let users = [CellAccessibility]()
    }

    final class Group {
        let name = TextAccessibility()
    }

    final class OpenGroup: AccessibilitySchema {
        let name = TextAccessibility()
    }

    struct Pair {
        let first = TextAccessibility()
        let second = TextAccessibility()
    }

    let content = Content()
    let group = Group()
    let openGroup = OpenGroup()
    let pair = Pair()
    let members = [TextAccessibility()]
    let guests = [TextAccessibility()]
    let tags = [TextAccessibility("tags")]
    let images = [ImageAccessibility()]
    lazy var footer = CellAccessibility()
    var made: TextAccessibility { TextAccessibility() }
}

final class TwoListsAccessibility: ScreenAccessibility {
    let members = [TextAccessibility]()
    let guests = [TextAccessibility]()
}

final class SharingAccessibility: ScreenAccessibility {
    let first: TextAccessibility
    let second: TextAccessibility

    required init() {
        first = TextAccessibility()
        second = first
    }
}

final class LoopAccessibility: ScreenAccessibility {
    final class Node: ViewAccessibility {
        let text = TextAccessibility()
        var next: Node?
    }

    let start = Node()

    required init() {
        super.init()
        start.next = start
    }
}

private final class HiddenAccessibility: ScreenAccessibility {
    let title = TextAccessibility()
}

/// The key path of a private schema.
nonisolated(unsafe) let hiddenTitle: AnyKeyPath = \HiddenAccessibility.title
