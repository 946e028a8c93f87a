#if canImport(XCUIAutomation)
    public import Foundation
    public import XCTest

    extension XCUIApplication {
        /// Launches the app with one sample in place of its first screen: `application.launch(sample: "HotelCell/1")`.
        ///
        /// The app shows `SnapgenGallery.sample`, which `snapgen generate` writes. The test fails if there is no such
        /// sample, with the names that are nearest, or if the app shows something else.
        ///
        /// - Parameter sample: The title of the entry and the name of the sample, with the module before them if several
        ///   modules have the title.
        /// - Returns: A Boolean value that indicates whether the sample is shown.
        @discardableResult
        public func launch(
            sample: String, timeout: TimeInterval = 10, file: StaticString = #filePath, line: UInt = #line
        ) -> Bool {
            // Source: https://developer.apple.com/documentation/xcuiautomation/xcuiapplication/launchenvironment
            launchEnvironment["SNAPGEN_SAMPLE"] = sample
            launch()
            let shown = descendants(identifier: "snapgen-sample").firstMatch
            let unknown = descendants(identifier: "snapgen-unknown-sample").firstMatch
            _ = becomesTrue(within: timeout) { shown.exists || unknown.exists }
            if shown.exists { return true }
            let problem =
                unknown.exists
                ? unknown.label
                : "the app did not show the sample '\(sample)' within \(timeout) s; let its first screen be "
                    + "'SnapgenGallery.sample' if that is not nil"
            XCTFail(problem, file: file, line: line)
            return false
        }

        /// Launches the app with one sample, and performs Xcode's accessibility audit, whose issues are failures.
        ///
        /// On systems without an audit, before iOS 17 and macOS 14, nothing is checked.
        ///
        /// Source: https://developer.apple.com/documentation/xcuiautomation/xcuiapplication/performaccessibilityaudit(for:_:)
        ///
        /// - Parameters:
        ///   - sample: The name of the sample, as in `launch(sample:)`.
        ///   - allowed: The kinds of issues that are intended.
        /// - Throws: An error if the audit cannot be performed.
        public func assertSample(
            _ sample: String, allowing allowed: [AccessibilityIssue] = [], file: StaticString = #filePath,
            line: UInt = #line
        ) throws {
            guard launch(sample: sample, file: file, line: line) else { return }
            guard #available(iOS 17, macOS 14, tvOS 17, watchOS 10, *) else { return }
            let types = XCUIAccessibilityAuditType(allowed.map { XCUIAccessibilityAuditType(rawValue: $0.rawValue) })
            // An issue for which the handler returns true is no failure.
            try performAccessibilityAudit { types.contains($0.auditType) }
        }
    }

    /// A kind of issue that an accessibility audit reports, with the value of its type on all systems and platforms.
    ///
    /// Sources: https://developer.apple.com/documentation/xcuiautomation/xcuiaccessibilityaudittype and, for the values,
    /// XCUIAccessibilityAuditTypes.h.
    public enum AccessibilityIssue: UInt64, Sendable {
        /// Too little contrast of a text, content that is no element, too small an area for touches, a missing description.
        case contrast = 1, elementDetection = 2, hitRegion = 4, sufficientElementDescription = 8
        /// A text that does not follow the user's text size, a text that is cut off, traits that contradict each other
        /// or the element; not on macOS and visionOS.
        case dynamicType = 0x1_0000, textClipped = 0x2_0000, trait = 0x4_0000
        /// A missing action, elements that do not refer to each other as parent and child; only on macOS.
        case action = 0x1_0000_0000, parentChild = 0x2_0000_0000
    }
#endif
