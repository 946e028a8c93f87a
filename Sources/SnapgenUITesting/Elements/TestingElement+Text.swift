#if canImport(XCUIAutomation)
    public import Foundation
    public import SnapgenAccessibility
    import XCUIAutomation

    extension TestingElement where Accessibility: TextAccessibility {
        /// The words of the text; `nil` if it does not exist.
        public var text: String? { found().content(.staticText)?.label }

        /// Checks the words of the text.
        @discardableResult
        public func assert(text: String, file: StaticString = #filePath, line: UInt = #line) -> Self {
            check("the text", is: text, SourcePlace(file, line)) { $0.content(.staticText)?.label }
        }

        /// Waits until the text has certain words.
        @discardableResult
        public func waitForText(
            _ text: String, timeout: TimeInterval = 4, failing: Bool = true, file: StaticString = #filePath,
            line: UInt = #line
        ) -> Self {
            wait("did not have the text '\(text)'", WaitOptions(timeout, failing, file, line)) {
                $0.content(.staticText)?.label == text
            }
        }
    }

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

    extension XCUIElement {
        /// Returns the element, or the view in it, that is of a type.
        func content(_ types: ElementType...) -> XCUIElement? {
            guard exists else { return nil }
            if types.contains(elementType) { return self }
            return types.lazy.compactMap { self.children(matching: $0).firstMatch.existing }.first
        }
    }
#endif
