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
                    content.accessibilityIdentifier(identifier).reportingKey(identifier)
                } else {
                    // The container comes first: SwiftUI gives the identifier of a view without one to all its parts.
                    content.accessibilityElement(children: .contain).accessibilityIdentifier(identifier)
                        .reportingKey(identifier)
                }
            } else {
                content
            }
        }
    }

    extension View {
        /// Puts an identifier above the keys in the view.
        fileprivate func reportingKey(_ identifier: String) -> some View {
            transformPreference(AccessibilityKeyLines.self) { lines in
                lines = [identifier] + lines.map { "  \($0)" }
            }
        }
    }
#endif
