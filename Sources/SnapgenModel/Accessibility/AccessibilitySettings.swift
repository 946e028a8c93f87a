/// The settings of accessibility keys.
public struct AccessibilitySettings: Equatable, Codable, Sendable {
    /// The form of the identifiers of keys.
    public enum Identifiers: String, Codable, Sendable, CaseIterable {
        /// The path: `UserListAccessibility.cancel`.
        case path
        /// The path with the module of the schema: `Users.UserListAccessibility.cancel`.
        case module
    }

    /// The form of identifiers, which `AccessibilityKey.identifiers` sets in the app.
    public var identifiers: Identifiers
    /// The folder of the page objects for UI tests; `nil` for none.
    public var screens: RelativePath?

    public init(identifiers: Identifiers = .path, screens: RelativePath? = nil) {
        self.identifiers = identifiers
        self.screens = screens
    }
}
