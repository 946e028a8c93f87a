import SnapgenAccessibility

final class PageAccessibility: ScreenAccessibility {
    let submit = ButtonAccessibility()
    let other = TextAccessibility("page-other")
    /// A key path in a variable may be set.
    let variable = TextAccessibility()
    /// A key path without a root may be set, and an implicit member of another type is none.
    let rootless = TextAccessibility()
    let color = TextAccessibility()
    let group = Group()

    final class Group: AccessibilitySchema {
        let title = TextAccessibility()
    }
}

let page = Text("").accessibilityKey(\PageAccessibility.other)
let title = Text("").accessibilityKey(\PageAccessibility.group.title)
let key = \PageAccessibility.variable
let rootless = Row(key: \.rootless)
let color = Color(.color)
