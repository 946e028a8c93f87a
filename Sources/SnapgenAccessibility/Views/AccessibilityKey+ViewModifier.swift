#if canImport(SwiftUI)
    public import SwiftUI

    extension AccessibilityKey: ViewModifier {
        /// Sets the identifier, and makes a component the container of its parts.
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

    /// The identifiers of the keys in a view, a line for each, indented below the key around it.
    struct AccessibilityKeyLines: PreferenceKey {
        static var defaultValue: [String] { [] }

        static func reduce(value: inout [String], nextValue: () -> [String]) {
            value += nextValue()
        }
    }

    extension View {
        /// Adds an action for changes of the keys in the view.
        ///
        /// Tests record these keys:
        ///
        ///     UserListAccessibility.users[ada]
        ///       CellAccessibility.avatar
        ///       CellAccessibility.title
        ///
        /// Keys of views that SwiftUI shows elsewhere, in sheets or toolbars, and of rows that it has not made yet are
        /// missing.
        ///
        /// - Parameter action: The action, with the identifiers: a line for each, indented below the key around it.
        nonisolated public func onAccessibilityKeysChange(
            perform action: @escaping @Sendable ([String]) -> Void
        ) -> some View {
            onPreferenceChange(AccessibilityKeyLines.self, perform: action)
        }
    }
#endif
