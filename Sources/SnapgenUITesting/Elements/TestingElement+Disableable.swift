#if canImport(XCUIAutomation)
    public import Foundation
    public import SnapgenAccessibility
    import XCUIAutomation

    extension TestingElement where Accessibility: DisableableAccessibility {
        /// A Boolean value that indicates whether the element is enabled; `nil` if it does not exist.
        public var isEnabled: Bool? { found().isContentEnabled }

        /// Checks that the element is enabled, or that it is not.
        @discardableResult
        public func assert(isEnabled: Bool, file: StaticString = #filePath, line: UInt = #line) -> Self {
            check("isEnabled", is: isEnabled, SourcePlace(file, line)) { $0.isContentEnabled }
        }

        /// Waits until the element is enabled.
        @discardableResult
        public func waitForEnabled(
            timeout: TimeInterval = 4, failing: Bool = true, file: StaticString = #filePath,
            line: UInt = #line
        ) -> Self {
            wait("was not enabled", WaitOptions(timeout, failing, file, line)) { $0.isContentEnabled == true }
        }

        /// Waits until the element is disabled.
        @discardableResult
        public func waitForDisabled(
            timeout: TimeInterval = 4, failing: Bool = true, file: StaticString = #filePath,
            line: UInt = #line
        ) -> Self {
            wait("was not disabled", WaitOptions(timeout, failing, file, line)) { $0.isContentEnabled == false }
        }
    }

    extension XCUIElement {
        /// A container is enabled if a view in it is.
        fileprivate var isContentEnabled: Bool? {
            guard exists else { return nil }
            let children = isEnabled ? children(matching: .any).allElementsBoundByIndex : []
            return children.isEmpty ? isEnabled : children.contains(where: \.isEnabled)
        }
    }
#endif
