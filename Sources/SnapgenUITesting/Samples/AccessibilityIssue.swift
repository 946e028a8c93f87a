#if canImport(XCUIAutomation)
    import XCUIAutomation

    /// A kind of issue that an accessibility audit reports.
    ///
    /// Source: https://developer.apple.com/documentation/xcuiautomation/xcuiaccessibilityaudittype
    public enum AccessibilityIssue: Sendable {
        /// Too little contrast of a text, content that is no element, too small an area for touches, a missing description.
        case contrast, elementDetection, hitRegion, sufficientElementDescription
        /// A text that does not follow the user's text size, a text that is cut off, traits that contradict each other or
        /// the element; not on macOS and visionOS.
        case dynamicType, textClipped, trait
        /// A missing action, elements that do not refer to each other as parent and child; only on macOS.
        case action, parentChild

        /// The type in XCUIAutomation; `nil` if the platform has none.
        @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
        var type: XCUIAccessibilityAuditType? {
            switch self {
            case .contrast: return .contrast
            case .elementDetection: return .elementDetection
            case .hitRegion: return .hitRegion
            case .sufficientElementDescription: return .sufficientElementDescription
            #if os(macOS)
                case .action: return .action
                case .parentChild: return .parentChild
            #elseif !os(visionOS)
                case .dynamicType: return .dynamicType
                case .textClipped: return .textClipped
                case .trait: return .trait
            #endif
            default: return nil
            }
        }
    }
#endif
