#if canImport(XCUIAutomation)
    public import Foundation
    public import SnapgenAccessibility
    import XCUIAutomation

    extension TestingElement where Accessibility: ImageAccessibility {
        /// The label of the image; `nil` if it does not exist.
        public var label: String? { found().content(.image)?.label }

        /// Checks the label of the image.
        @discardableResult
        public func assert(label: String, file: StaticString = #filePath, line: UInt = #line) -> Self {
            check("the label", is: label, SourcePlace(file, line)) { $0.content(.image)?.label }
        }

        /// Waits until the image has a label.
        @discardableResult
        public func waitForLabel(
            _ label: String, timeout: TimeInterval = 4, failing: Bool = true, file: StaticString = #filePath,
            line: UInt = #line
        ) -> Self {
            wait("did not have the label '\(label)'", WaitOptions(timeout, failing, file, line)) {
                $0.content(.image)?.label == label
            }
        }
    }
#endif
