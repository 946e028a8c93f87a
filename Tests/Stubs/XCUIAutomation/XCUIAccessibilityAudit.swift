// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

// `xcuiautomation/xcuiaccessibilityaudittype`
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
public struct XCUIAccessibilityAuditType: OptionSet, Hashable, Sendable {
    public let rawValue: UInt64

    // `xcuiautomation/xcuiaccessibilityaudittype/init(rawvalue:)`
    public init(rawValue: UInt64) { self.rawValue = rawValue }

    // `xcuiautomation/xcuiaccessibilityaudittype/contrast`, and its neighbours
    public static var contrast: Self { Self(rawValue: 1 << 0) }
    public static var elementDetection: Self { Self(rawValue: 1 << 1) }
    public static var hitRegion: Self { Self(rawValue: 1 << 2) }
    public static var sufficientElementDescription: Self { Self(rawValue: 1 << 3) }

    // `xcuiautomation/xcuiaccessibilityaudittype/all`
    public static var all: Self { Self(rawValue: .max) }
}

@available(macOS 14, *)
@available(iOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@available(visionOS, unavailable)
extension XCUIAccessibilityAuditType {
    // `xcuiautomation/xcuiaccessibilityaudittype/action`, `xcuiautomation/xcuiaccessibilityaudittype/parentchild`
    public static var action: Self { Self(rawValue: 1 << 32) }
    public static var parentChild: Self { Self(rawValue: 1 << 33) }
}

@available(iOS 17, tvOS 17, watchOS 10, *)
@available(macOS, unavailable)
@available(visionOS, unavailable)
extension XCUIAccessibilityAuditType {
    // `xcuiautomation/xcuiaccessibilityaudittype/textclipped`, and its neighbours
    public static var dynamicType: Self { Self(rawValue: 1 << 16) }
    public static var textClipped: Self { Self(rawValue: 1 << 17) }
    public static var trait: Self { Self(rawValue: 1 << 18) }
}

// `xcuiautomation/xcuiaccessibilityauditissue`
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
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

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
extension XCUIApplication {
    /// The issues of the app; a stand-in's own.
    public static var issues: [(type: XCUIAccessibilityAuditType, description: String)] = []

    // `xcuiautomation/xcuiapplication/performaccessibilityaudit(for:_:)`; an issue that is not handled is logged.
    // The page has "visionOS: -" as that of `XCUIApplication` has for all platforms: there, without a version.
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
