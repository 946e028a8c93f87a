final class Menu: AccessibilitySchema {
    let cell = Cells.Round()
}
