final class Toolbar: AccessibilitySchema {
    let menu = Menu()
}
