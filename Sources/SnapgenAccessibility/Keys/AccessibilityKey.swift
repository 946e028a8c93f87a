/// The key of a view: an accessibility identifier that a schema declares.
///
/// A key is a key path into a schema. Its identifier is the path, `UserListAccessibility.cancel`, or the identifier
/// that the schema gives the part.
public struct AccessibilityKey: Hashable, Sendable {
    /// The identifier, and after it those that a view of a superclass may have set; empty without one.
    package let identifiers: [String]
    /// The reason why the key path has no identifier; `nil` if it has one.
    package let error: String?
    /// Indicates whether the view has parts, which stay visible for tests in a container.
    let isContainer: Bool

    /// The accessibility identifier; `nil` if keys are disabled.
    ///
    /// If the key path has no identifier, a debug build stops here with the reason, and a release build has none.
    @MainActor public var identifier: String? {
        guard Self.isEnabled else { return nil }
        if let error { assertionFailure(error) }
        return identifiers.first
    }
}

extension AccessibilityKey {
    /// A Boolean value that indicates whether views get identifiers, by default `true`.
    ///
    /// Set it to `false` when the app starts to have a build without them.
    @MainActor public static var isEnabled = true

    /// Returns the key with an identifier that no schema declares; its view becomes a container.
    public static func identifier(_ identifier: String) -> AccessibilityKey {
        AccessibilityKey(identifiers: [identifier], error: nil, isContainer: true)
    }

    /// Returns the key of a part of a schema.
    ///
    /// - Parameter keyPath: A key path of stored properties, such as `\UserAccessibility.avatar`.
    public static func keyPath<Root: AnyObject, Value: ViewAccessibility>(
        _ keyPath: KeyPath<Root, Value>
    ) -> AccessibilityKey {
        AccessibilityKey(keyPath, schema: Value.self)
    }

    /// Returns the key of a view in a list.
    ///
    /// - Parameters:
    ///   - keyPath: A key path to an array of schemas, such as `\UserListAccessibility.users`.
    ///   - item: A text that distinguishes the view from the others in the list.
    public static func keyPath<Root: AnyObject, Element: ViewAccessibility>(
        _ keyPath: KeyPath<Root, [Element]>, item: String
    ) -> AccessibilityKey {
        AccessibilityKey(keyPath, item: item, schema: Element.self)
    }
}

extension AccessibilityKey {
    /// Creates the key of a key path with any types; `item` is `nil` for a single view, and `schema` if none is set.
    package init(_ keyPath: AnyKeyPath, item: String? = nil, schema: ViewAccessibility.Type? = nil) {
        let found = KeyIdentifierFinder.identifiers(of: keyPath)
        identifiers = ((try? found.get()) ?? []).map { $0 + (item.map { "[\($0)]" } ?? "") }
        if case .failure(let problem) = found { error = problem.description } else { error = nil }
        isContainer = schema.map(Self.isContainer) ?? false
    }

    /// Returns whether the views of a schema have parts or may have some.
    private static func isContainer(_ schema: ViewAccessibility.Type) -> Bool {
        let mirrors = sequence(first: Mirror(reflecting: schema.init()), next: \.superclassMirror)
        return schema == AnyAccessibility.self
            || mirrors.contains { $0.subjectType != ViewAccessibility.self && !$0.children.isEmpty }
    }
}
