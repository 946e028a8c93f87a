/// The schema of a screen.
///
/// The stored properties of a subclass are the parts of the screen:
///
///     final class UserListAccessibility: ScreenAccessibility {
///         let users = [CellAccessibility]()
///         let cancel = ViewAccessibility("list-cancel")
///     }
// Explicitly without isolation for the same reason as `ViewAccessibility`.
nonisolated open class ScreenAccessibility: AccessibilitySchema {
    /// Creates a schema of a screen.
    public required init() {}
}
