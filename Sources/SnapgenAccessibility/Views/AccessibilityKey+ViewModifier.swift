#if canImport(SwiftUI)
    public import SwiftUI

    extension AccessibilityKey: ViewModifier {
        /// Sets the identifier, and makes a component the container of its parts.
        ///
        /// - Parameter content: The view with the key.
        /// - Returns: The view with the identifier.
        public func body(content: Content) -> some View {
            if let identifier {
                if isPrimitive == true {
                    content.accessibilityIdentifier(identifier)
                } else {
                    // The container comes first: SwiftUI gives the identifier of a view without one to all its parts.
                    content.accessibilityElement(children: .contain).accessibilityIdentifier(identifier)
                }
            } else {
                content
            }
        }
    }
#endif
