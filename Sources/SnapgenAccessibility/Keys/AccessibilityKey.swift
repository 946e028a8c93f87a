/// The key of a view: an accessibility identifier that a schema declares.
///
/// A key is a key path into a schema. Its identifier is the path, `UserListAccessibility.cancel`, or the identifier that
/// the schema gives the part.
public struct AccessibilityKey: Hashable, Sendable {
    private let result: Result<KeyIdentifiers, AccessibilityKeyError>
    /// Indicates whether the view has parts, which stay visible for tests in a container.
    let isContainer: Bool

    /// The accessibility identifier; `nil` if keys are disabled.
    ///
    /// If the key path has no identifier, a debug build stops here with the reason, and a release build has none.
    @MainActor public var identifier: String? {
        guard Self.isEnabled else { return nil }
        if case .failure(let error) = result { assertionFailure(error.description) }
        return identifiers.first
    }

    /// The identifier, and after it those that a view of a superclass may have set.
    @MainActor package var identifiers: [String] { (try? result.get().all) ?? [] }
}

extension AccessibilityKey {
    /// A Boolean value that indicates whether views get identifiers, by default `true`.
    ///
    /// Set it to `false` when the app starts to have a build without them.
    @MainActor public static var isEnabled = true

    /// Returns the key with an identifier that no schema declares; its view becomes a container.
    public static func identifier(_ identifier: String) -> AccessibilityKey {
        AccessibilityKey(result: .success(KeyIdentifiers(raw: identifier)), isContainer: true)
    }

    /// Returns the key of a part of a schema.
    ///
    /// - Parameter keyPath: A key path of stored properties, such as `\UserAccessibility.avatar`.
    public static func keyPath<Root: AnyObject, Value: ViewAccessibility>(
        _ keyPath: KeyPath<Root, Value>
    ) -> AccessibilityKey {
        AccessibilityKey(keyPath)
    }

    /// Returns the key of a view in a list.
    ///
    /// - Parameters:
    ///   - keyPath: A key path to an array or a list of schemas, such as `\UserListAccessibility.users`.
    ///   - item: A text that distinguishes the view from the others in the list.
    public static func keyPath<Root: AnyObject, List: AccessibilityListing>(
        _ keyPath: KeyPath<Root, List>, item: String
    ) -> AccessibilityKey {
        AccessibilityKey(keyPath, item: item)
    }
}

extension AccessibilityKey {
    /// Creates the key of a key path with any types; `item` is `nil` for a single view.
    package init(_ keyPath: AnyKeyPath, item: String? = nil) {
        let found = KeyIdentifierCache.shared.identifiers(of: keyPath)
        result = item.map { item in found.map { $0.item(item) } } ?? found
        isContainer = Self.isContainer(type(of: keyPath).valueType)
    }

    /// Returns whether the views of a schema, or of a list of it, have parts or may have some.
    private static func isContainer(_ type: Any.Type) -> Bool {
        let element = (type as? any AccessibilityListing.Type).map { Self.element(of: $0) } ?? type
        guard let schema = element as? any AccessibilitySchema.Type, schema != AnyAccessibility.self else {
            return true
        }
        return PartSearch.hasParts(schema.init())
    }

    private static func element<List: AccessibilityListing>(of list: List.Type) -> Any.Type { List.Element.self }

    /// The reason why the key path has no identifier; `nil` if it has one.
    package var error: AccessibilityKeyError? {
        guard case .failure(let error) = result else { return nil }
        return error
    }
}
