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

/// A class whose stored properties describe the parts of a screen, a component, or a group of them.
///
/// Screens subclass `ScreenAccessibility`, and components `ViewAccessibility`. A class of your own that only groups
/// parts conforms to this protocol, so that key paths can start at it.
nonisolated public protocol AccessibilitySchema: AnyObject {
    /// Creates the schema, of which keys are read.
    init()
}
