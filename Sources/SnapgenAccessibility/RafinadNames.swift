// The forms of Rafinad that mean something else here, so that its users change imports first.

extension AccessibilityKey {
    /// Returns the key of a view in a list, without the text that distinguishes it from the others.
    @available(*, deprecated, message: "pass an 'item:' that differs for each view")
    public static func keyPath<Root: AnyObject, Element: ViewAccessibility>(
        _ keyPath: KeyPath<Root, [Element]>
    ) -> AccessibilityKey { .keyPath(keyPath, item: "") }
}

#if canImport(SwiftUI)
    public import SwiftUI

    extension View {
        /// Sets the key of a view in a list, without the text that distinguishes it from the others.
        @available(*, deprecated, message: "pass an 'item:' that differs for each view")
        nonisolated public func accessibilityKey<Root: AnyObject, Element: ViewAccessibility>(
            _ keyPath: KeyPath<Root, [Element]>
        ) -> some View { accessibilityKey(keyPath, item: "") }
    }
#endif
