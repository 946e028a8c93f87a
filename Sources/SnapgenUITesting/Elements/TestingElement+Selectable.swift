#if canImport(XCUIAutomation)
    public import Foundation
    public import SnapgenAccessibility
    import XCUIAutomation

    extension TestingElement where Accessibility: SelectableAccessibility {
        /// A Boolean value that indicates whether the element is selected; `nil` if it does not exist.
        public var isSelected: Bool? { found().isContentSelected }

        /// Checks that the element is selected, or that it is not.
        @discardableResult
        public func assert(isSelected: Bool, file: StaticString = #filePath, line: UInt = #line) -> Self {
            check("isSelected", is: isSelected, SourcePlace(file, line)) { $0.isContentSelected }
        }

        /// Waits until the element is selected.
        @discardableResult
        public func waitForSelected(
            timeout: TimeInterval = 4, failing: Bool = true, file: StaticString = #filePath,
            line: UInt = #line
        ) -> Self {
            wait("was not selected", WaitOptions(timeout, failing, file, line)) { $0.isContentSelected == true }
        }

        /// Waits until the element is not selected.
        @discardableResult
        public func waitForDeselected(
            timeout: TimeInterval = 4, failing: Bool = true, file: StaticString = #filePath,
            line: UInt = #line
        ) -> Self {
            wait("was selected", WaitOptions(timeout, failing, file, line)) { $0.isContentSelected == false }
        }
    }

    extension XCUIElement {
        /// A container is selected if all views in it are.
        fileprivate var isContentSelected: Bool? {
            guard exists else { return nil }
            let children = isSelected ? [] : children(matching: .any).allElementsBoundByIndex
            return children.isEmpty ? isSelected : children.allSatisfy(\.isSelected)
        }
    }
#endif
