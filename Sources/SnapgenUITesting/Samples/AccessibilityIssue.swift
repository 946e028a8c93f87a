#if canImport(XCUIAutomation)
    public import XCUIAutomation

    /// A kind of issue that an accessibility audit reports.
    ///
    /// Source: https://developer.apple.com/documentation/xcuiautomation/xcuiaccessibilityaudittype
    public enum AccessibilityIssue: Sendable {
        /// Too little contrast between a text and its background.
        case contrast
        /// Content on the screen that is no element.
        case elementDetection
        /// An area for touches that is too small.
        case hitRegion
        /// An element without a useful description.
        case sufficientElementDescription
        /// A text that does not follow the user's text size; not on macOS and visionOS.
        case dynamicType
        /// A text that is cut off; not on macOS and visionOS.
        case textClipped
        /// Traits that contradict each other or the element; not on macOS and visionOS.
        case trait
        /// An action that is missing; only on macOS.
        case action
        /// Elements that do not refer to each other as parent and child; only on macOS.
        case parentChild

        /// The type in XCUIAutomation; `nil` if the platform has none.
        @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
        fileprivate var type: XCUIAccessibilityAuditType? {
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

    extension XCUIApplication {
        /// Performs Xcode's accessibility audit, whose issues are failures.
        ///
        /// On systems without an audit, before iOS 17 and macOS 14, nothing is checked.
        ///
        /// Source: https://developer.apple.com/documentation/xcuiautomation/xcuiapplication/performaccessibilityaudit(for:_:)
        ///
        /// - Parameter allowed: The kinds of issues that are intended.
        /// - Throws: An error if the audit cannot be performed.
        public func assertNoIssues(allowing allowed: [AccessibilityIssue] = []) throws {
            guard #available(iOS 17, macOS 14, tvOS 17, watchOS 10, *) else { return }
            let types = allowed.compactMap(\.type)
            // An issue for which the handler returns true is no failure.
            try performAccessibilityAudit { types.contains($0.auditType) }
        }
    }
#endif
