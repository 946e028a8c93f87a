package import SnapgenModel

/// The findings of audits that are intended for an entry: `allow=dark-equals-light+contrast`.
package struct AllowedFindings: Hashable, Encodable, Sendable {
    /// The findings of `snapgen audit` that an entry can allow, in the order of the audit's checks.
    package static let all: [DiagnosticID] = [
        .blankPicture, .transparentPicture, .darkEqualsLight, .equalDevices, .notMirrored, .equalLanguage,
        .equalTextSizes, .unexpectedSize, .largePicture,
    ]

    package var ids: [DiagnosticID]
    package var issues: [AccessibilityIssue] = []

    package func encode(to encoder: any Encoder) throws { try names.encode(to: encoder) }

    private var names: [String] { ids.map(\.rawValue) + issues.map(\.rawValue) }
}

extension AllowedFindings: LosslessStringConvertible {
    // A comma separates the words of a comment.
    private static let separator: Character = "+"

    package init?(_ description: String) {
        let names = description.split(separator: Self.separator, omittingEmptySubsequences: false).map(String.init)
        ids = names.compactMap(DiagnosticID.init).filter(Self.all.contains)
        issues = names.compactMap(AccessibilityIssue.init)
        guard ids.count + issues.count == names.count else { return nil }
    }

    package var description: String { names.joined(separator: String(Self.separator)) }
}

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
