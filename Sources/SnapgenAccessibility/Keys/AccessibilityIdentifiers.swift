/// The form of the identifiers of keys.
public enum AccessibilityIdentifiers: String, CaseIterable, Sendable {
    /// The path: `UserListAccessibility.cancel`.
    case path
    /// The path with the module of the schema: `Users.UserListAccessibility.cancel`, for apps in which two modules
    /// declare schemas with the same name.
    case module
}
