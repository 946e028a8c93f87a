package import SnapgenModel

package struct AccessibilitySettings: Equatable, Codable, Sendable {
    package enum Identifiers: String, Codable, Sendable, CaseIterable {
        /// The path: `UserListAccessibility.cancel`.
        case path
        /// The path with the module of the schema: `Users.UserListAccessibility.cancel`.
        case module
    }

    /// The form of identifiers, which `AccessibilityKey.identifiers` sets in the app.
    package var identifiers: Identifiers
    /// The folder of the page objects for UI tests; `nil` for none.
    package var screens: RelativePath?

    package init(identifiers: Identifiers = .path, screens: RelativePath? = nil) {
        self.identifiers = identifiers
        self.screens = screens
    }
}
