#if canImport(UIKit) && !os(watchOS)
    public import UIKit

    extension UIView {
        /// The key of the view, as its accessibility identifier.
        public var accessibilityKey: AccessibilityKey? {
            get { accessibilityIdentifier.map(AccessibilityKey.identifier) }
            set { accessibilityIdentifier = newValue?.identifier }
        }
    }

    extension UIBarItem {
        /// The key of the item, as its accessibility identifier.
        public var accessibilityKey: AccessibilityKey? {
            get { accessibilityIdentifier.map(AccessibilityKey.identifier) }
            set { accessibilityIdentifier = newValue?.identifier }
        }
    }
#endif
