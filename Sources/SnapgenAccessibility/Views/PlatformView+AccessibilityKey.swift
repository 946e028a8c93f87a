#if canImport(UIKit) && !os(watchOS)
    public import UIKit

    extension UIAccessibilityIdentification {
        /// The key of a view or of an item of a bar, as its accessibility identifier.
        public var accessibilityKey: AccessibilityKey? {
            get { accessibilityIdentifier.map(AccessibilityKey.identifier) }
            set { accessibilityIdentifier = newValue?.identifier }
        }
    }
#endif

#if canImport(AppKit) && !targetEnvironment(macCatalyst)
    public import AppKit

    extension NSView {
        /// Sets the key of the view as its accessibility identifier; `nil` removes the identifier.
        public func setAccessibilityKey(_ key: AccessibilityKey?) {
            setAccessibilityIdentifier(key?.identifier)
        }

        /// Returns the key of the view, from its accessibility identifier; `nil` if it has none.
        public func accessibilityKey() -> AccessibilityKey? {
            let identifier = accessibilityIdentifier()
            return identifier.isEmpty ? nil : .identifier(identifier)
        }
    }
#endif
