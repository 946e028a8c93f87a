/// The key of a view: an accessibility identifier that a schema declares.
///
/// A key is a key path into a schema. Its identifier is the path, `UserListAccessibility.cancel`, or the identifier that
/// the schema gives the part.
public struct AccessibilityKey: Hashable, Sendable {
    private let result: Result<KeyIdentifiers, AccessibilityKeyError>
    /// A Boolean value that indicates whether the part is a plain view, image or text, or a list of them; `nil` for keys
    /// without a schema.
    ///
    /// Other views are containers: the parts in them stay visible for tests.
    public let isPrimitive: Bool?

    /// The accessibility identifier; `nil` if keys are disabled.
    ///
    /// If the key path has no identifier, a debug build stops here with the reason, and a release build has none.
    @MainActor public var identifier: String? {
        guard Self.isEnabled else { return nil }
        switch result {
        case .success(let identifiers):
            return identifiers.text(as: Self.identifiers)
        case .failure(let error):
            assertionFailure(error.description)
            return nil
        }
    }
}

extension AccessibilityKey {
    /// A Boolean value that indicates whether views get identifiers, by default `true`.
    ///
    /// Set it to `false` when the app starts to have a build without them.
    @MainActor public static var isEnabled = true

    /// The form of identifiers, by default `.path`.
    ///
    /// The app and its UI tests have to set the same form.
    @MainActor public static var identifiers = AccessibilityIdentifiers.path

    /// Returns the key with an identifier that no schema declares; its view becomes a container.
    public static func identifier(_ identifier: String) -> AccessibilityKey {
        AccessibilityKey(result: .success(KeyIdentifiers(raw: identifier)), isPrimitive: nil)
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
    ///   - keyPath: A key path to an array of schemas, such as `\UserListAccessibility.users`.
    ///   - item: A text that distinguishes the view from the others in the list.
    public static func keyPath<Root: AnyObject, Value: RangeReplaceableCollection>(
        _ keyPath: KeyPath<Root, Value>,
        item: String? = nil
    ) -> AccessibilityKey where Value.Element: ViewAccessibility {
        AccessibilityKey(keyPath, item: item ?? "")
    }

    /// Returns the key of a view in a list.
    ///
    /// - Parameters:
    ///   - keyPath: A key path to a list of schemas, such as `\TeamAccessibility.members`.
    ///   - item: A text that distinguishes the view from the others in the list.
    public static func keyPath<Root: AnyObject, Element: ViewAccessibility>(
        _ keyPath: KeyPath<Root, AccessibilityList<Element>>,
        item: String? = nil
    ) -> AccessibilityKey {
        AccessibilityKey(keyPath, item: item ?? "")
    }
}

extension AccessibilityKey {
    /// Creates the key of a key path with any types; `item` is `nil` for a single view.
    package init(_ keyPath: AnyKeyPath, item: String? = nil) {
        let found = KeyIdentifierCache.shared.identifiers(of: keyPath)
        result = item.map { item in found.map { $0.item(item) } } ?? found
        let value = type(of: keyPath).valueType
        isPrimitive = Self.primitives.contains { $0 == value }
    }

    /// The schemas of views without parts; subclasses are components, also if they declare no parts.
    private static var primitives: [Any.Type] {
        [
            ViewAccessibility.self, [ViewAccessibility].self, AccessibilityList<ViewAccessibility>.self,
            TextAccessibility.self, [TextAccessibility].self, AccessibilityList<TextAccessibility>.self,
            ImageAccessibility.self, [ImageAccessibility].self, AccessibilityList<ImageAccessibility>.self,
        ]
    }

    /// The reason why the key path has no identifier; `nil` if it has one.
    package var error: AccessibilityKeyError? {
        guard case .failure(let error) = result else { return nil }
        return error
    }

    /// The beginning of the identifiers of all items, for the key of a list without an item.
    @MainActor package var itemPrefix: String? { identifier.map { "\($0)[" } }
}

/// The form of the identifiers of keys.
public enum AccessibilityIdentifiers: String, CaseIterable, Sendable {
    /// The path: `UserListAccessibility.cancel`.
    case path
    /// The path with the module of the schema: `Users.UserListAccessibility.cancel`, for apps in which two modules
    /// declare schemas with the same name.
    case module
}
