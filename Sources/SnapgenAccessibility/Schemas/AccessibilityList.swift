/// The schema of any number of equal views.
///
/// An array of schemas is a list too, `let users = [CellAccessibility]()`. Two empty arrays of the same type cannot be
/// distinguished in every build, so a schema with two lists of the same views declares them with this type:
///
///     final class TeamAccessibility: ScreenAccessibility {
///         let members = AccessibilityList<CellAccessibility>()
///         let guests = AccessibilityList<CellAccessibility>()
///     }
nonisolated public final class AccessibilityList<Element: ViewAccessibility>: IdentifiedPart {
    let rawIdentifier: String?

    /// Creates a list whose identifiers begin with the path of the property that it is the value of.
    public init() {
        rawIdentifier = nil
    }

    /// Creates a list with an identifier of its own, which replaces the path: `identifier[item]`.
    ///
    /// - Parameter identifier: The beginning of the identifiers, which has to be unique in the app.
    public init(_ identifier: String) {
        rawIdentifier = identifier
    }
}

/// A list of equal views: an array of schemas, or an `AccessibilityList`.
nonisolated public protocol AccessibilityListing<Element> {
    /// The schema of each view.
    associatedtype Element: ViewAccessibility
}

extension Array: AccessibilityListing where Element: ViewAccessibility {}

extension AccessibilityList: AccessibilityListing {}
