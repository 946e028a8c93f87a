/// A kind of issue that Xcode's accessibility audit reports, by the name of its type in XCUIAutomation.
///
/// Source: https://developer.apple.com/documentation/xcuiautomation/xcuiaccessibilityaudittype
package enum AccessibilityIssue: String, Encodable, Sendable, CaseIterable {
    case contrast
    case elementDetection = "element-detection"
    case hitRegion = "hit-region"
    case sufficientElementDescription = "sufficient-element-description"
    case dynamicType = "dynamic-type"
    case textClipped = "text-clipped"
    case trait
    // macOS only.
    case action
    case parentChild = "parent-child"
}
