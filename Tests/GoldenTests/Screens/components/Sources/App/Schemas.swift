import SnapgenAccessibility

final class AvatarAccessibility: ViewAccessibility {
    let image = ImageAccessibility()
    let placeholder = AnyAccessibility()
}

class CellAccessibility: ViewAccessibility, SelectableAccessibility, DisableableAccessibility {
    let avatar = AvatarAccessibility()
    let title = TextAccessibility()
}

final class SwitchCellAccessibility: CellAccessibility {
    lazy var control = ViewAccessibility()
}

final class PriceAccessibility: TextAccessibility {}

final class UserListAccessibility: ScreenAccessibility {
    final class Content: ViewAccessibility, SwipeableAccessibility {
        let search = ViewAccessibility("search-field")
        let users = [CellAccessibility]()
    }

    final class Group: AccessibilitySchema {
        let price = PriceAccessibility()
    }

    let content = Content()
    let group = Group()
    let members = [TextAccessibility()]
    let tags = [TextAccessibility("tags")]
    let header = SwitchCellAccessibility("header")
    let first = [ViewAccessibility]()
    let second = [ViewAccessibility]()
}

enum Profile {
    final class Screen: ScreenAccessibility {
        let row = Row()
    }

    final class Row: ViewAccessibility {}
}

class BaseGroup: AccessibilitySchema {
    let name = TextAccessibility()
    required init() {}
}

final class SpecialGroup: BaseGroup {
    let special = TextAccessibility()
}

final class EmptyAccessibility: ScreenAccessibility {}
