#if canImport(SwiftUI)
    public import SwiftUI

    extension View {
        /// Sets the key of the view.
        nonisolated public func accessibilityKey(
            _ key: AccessibilityKey
        ) -> ModifiedContent<Self, AccessibilityKey> {
            modifier(key)
        }

        /// Sets the key of the view: `.accessibilityKey(\UserAccessibility.name)`.
        ///
        /// - Parameter keyPath: A key path of stored properties of a schema.
        nonisolated public func accessibilityKey<Root: AnyObject, Value: ViewAccessibility>(
            _ keyPath: KeyPath<Root, Value>
        ) -> ModifiedContent<Self, AccessibilityKey> {
            modifier(.keyPath(keyPath))
        }

        /// Sets the key of a view in a list: `.accessibilityKey(\UserListAccessibility.users, item: user.id)`.
        ///
        /// - Parameters:
        ///   - keyPath: A key path to an array of schemas.
        ///   - item: A text that distinguishes the view from the others in the list.
        nonisolated public func accessibilityKey<Root: AnyObject, Value: RangeReplaceableCollection>(
            _ keyPath: KeyPath<Root, Value>,
            item: String? = nil
        ) -> ModifiedContent<Self, AccessibilityKey> where Value.Element: ViewAccessibility {
            modifier(.keyPath(keyPath, item: item))
        }

        /// Sets the key of a view in a list: `.accessibilityKey(\TeamAccessibility.members, item: member.id)`.
        ///
        /// - Parameters:
        ///   - keyPath: A key path to a list of schemas.
        ///   - item: A text that distinguishes the view from the others in the list.
        nonisolated public func accessibilityKey<Root: AnyObject, Element: ViewAccessibility>(
            _ keyPath: KeyPath<Root, AccessibilityList<Element>>,
            item: String? = nil
        ) -> ModifiedContent<Self, AccessibilityKey> {
            modifier(.keyPath(keyPath, item: item))
        }
    }
#endif
