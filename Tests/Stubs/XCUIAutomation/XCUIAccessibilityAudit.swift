// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

// `xcuiautomation/xcuiaccessibilityaudittype`; `action` and `parentChild` are those of macOS
public struct XCUIAccessibilityAuditType: OptionSet, Hashable, Sendable {
    public let rawValue: UInt64

    // `xcuiautomation/xcuiaccessibilityaudittype/init(rawvalue:)`
    public init(rawValue: UInt64) { self.rawValue = rawValue }

    // `xcuiautomation/xcuiaccessibilityaudittype/contrast`, and its neighbours
    public static let contrast = Self(rawValue: 1 << 0)
    public static let elementDetection = Self(rawValue: 1 << 1)
    public static let hitRegion = Self(rawValue: 1 << 2)
    public static let sufficientElementDescription = Self(rawValue: 1 << 3)
    #if os(macOS)
        // `xcuiautomation/xcuiaccessibilityaudittype/action`, `xcuiautomation/xcuiaccessibilityaudittype/parentchild`
        public static let action = Self(rawValue: 1 << 16)
        public static let parentChild = Self(rawValue: 1 << 17)
    #elseif !os(visionOS)
        // `xcuiautomation/xcuiaccessibilityaudittype/textclipped`, and its neighbours
        public static let dynamicType = Self(rawValue: 1 << 16)
        public static let textClipped = Self(rawValue: 1 << 17)
        public static let trait = Self(rawValue: 1 << 18)
    #endif
    // `xcuiautomation/xcuiaccessibilityaudittype/all`
    public static let all = Self(rawValue: .max)
}

// `xcuiautomation/xcuiaccessibilityauditissue`
open class XCUIAccessibilityAuditIssue: NSObject {
    // `xcuiautomation/xcuiaccessibilityauditissue/audittype`
    public let auditType: XCUIAccessibilityAuditType
    // `xcuiautomation/xcuiaccessibilityauditissue/compactdescription`
    public let compactDescription: String

    init(_ type: XCUIAccessibilityAuditType, _ description: String) {
        auditType = type
        compactDescription = description
    }
}

extension XCUIApplication {
    /// The issues of the app; a stand-in's own.
    public static var issues: [(type: XCUIAccessibilityAuditType, description: String)] = []

    // `xcuiautomation/xcuiapplication/performaccessibilityaudit(for:_:)`; an issue that is not handled is logged
    @MainActor @preconcurrency
    public func performAccessibilityAudit(
        for auditTypes: XCUIAccessibilityAuditType = .all,
        _ issueHandler: ((XCUIAccessibilityAuditIssue) throws -> Bool)? = nil
    ) throws {
        for issue in Self.issues.map({ XCUIAccessibilityAuditIssue($0.type, $0.description) }) {
            if try issueHandler?(issue) != true { Self.log.append("issue: \(issue.compactDescription)") }
        }
    }
}
