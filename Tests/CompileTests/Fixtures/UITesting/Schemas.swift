import SnapgenUITesting

final class AvatarAccessibility: ViewAccessibility {
    let image = ImageAccessibility()
    let placeholder = AnyAccessibility()
}

final class CellAccessibility: ViewAccessibility, SelectableAccessibility, DisableableAccessibility {
    let avatar = AvatarAccessibility()
    let title = TextAccessibility()
}

final class FieldAccessibility: ViewAccessibility, EditableAccessibility {
    let clear = ViewAccessibility("clear-search")
}

final class ChartAccessibility: ViewAccessibility, RotatableAccessibility, PinchableAccessibility {}

final class UserListAccessibility: ScreenAccessibility {
    final class Content: ViewAccessibility, SwipeableAccessibility {
        let search = FieldAccessibility()
        let users = [CellAccessibility]()
    }

    nonisolated final class Footer: AccessibilitySchema {
        let count = TextAccessibility()

        init() {}
    }

    let content = Content()
    let footer = Footer()
    let chart = ChartAccessibility()
    let add = ButtonAccessibility()
    let guests = [TextAccessibility()]
    var made: TextAccessibility { TextAccessibility() }
}

class BaseAccessibility: ScreenAccessibility {
    let close = ButtonAccessibility()
}

final class GuestListAccessibility: BaseAccessibility {
    let invite = ButtonAccessibility()
}
