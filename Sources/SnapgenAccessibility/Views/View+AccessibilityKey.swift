#if canImport(SwiftUI)
    public import SwiftUI

    extension View {
        /// Sets the key of the view.
        nonisolated public func accessibilityKey(_ key: AccessibilityKey) -> some View {
            modifier(AccessibilityKeyModifier(key: key))
        }

        /// Sets the key of the view: `.accessibilityKey(\UserAccessibility.name)`.
        ///
        /// - Parameter keyPath: A key path of stored properties of a schema.
        nonisolated public func accessibilityKey<Root: AnyObject, Value: ViewAccessibility>(
            _ keyPath: KeyPath<Root, Value>
        ) -> some View {
            accessibilityKey(.keyPath(keyPath))
        }

        /// Sets the key of a view in a list: `.accessibilityKey(\UserListAccessibility.users, item: user.id)`.
        ///
        /// - Parameters:
        ///   - keyPath: A key path to an array of schemas.
        ///   - item: A text that distinguishes the view from the others in the list.
        nonisolated public func accessibilityKey<Root: AnyObject, Element: ViewAccessibility>(
            _ keyPath: KeyPath<Root, [Element]>, item: String
        ) -> some View {
            accessibilityKey(.keyPath(keyPath, item: item))
        }
    }

    /// Sets an identifier, and makes a view with parts the container of them.
    private struct AccessibilityKeyModifier: ViewModifier {
        let key: AccessibilityKey

        func body(content: Content) -> some View {
            if let identifier = key.identifier, key.isContainer {
                // The container comes first: SwiftUI gives the identifier of a view without one to all its parts.
                content.accessibilityElement(children: .contain).accessibilityIdentifier(identifier)
            } else if let identifier = key.identifier {
                content.accessibilityIdentifier(identifier)
            } else {
                content
            }
        }
    }
#endif
