#if canImport(XCUIAutomation)
    public import Foundation
    public import SnapgenAccessibility
    import XCUIAutomation

    extension TestingElement where Accessibility: EditableAccessibility {
        /// The text of the field; `nil` if it does not exist.
        public var text: String? { found().fieldText }

        /// The placeholder of the field; `nil` if the field does not exist.
        public var placeholder: String? { found().fieldPlaceholder }

        /// A Boolean value that indicates whether the keyboard writes into the field; `nil` if it does not exist.
        public var isFocused: Bool? { found().isFieldFocused }

        /// Checks the text of the field.
        @discardableResult
        public func assert(text: String, file: StaticString = #filePath, line: UInt = #line) -> Self {
            check("the text", is: text, SourcePlace(file, line)) { $0.fieldText }
        }

        /// Checks the placeholder of the field.
        @discardableResult
        public func assert(placeholder: String, file: StaticString = #filePath, line: UInt = #line) -> Self {
            check("the placeholder", is: placeholder, SourcePlace(file, line)) { $0.fieldPlaceholder }
        }

        /// Checks that the keyboard writes into the field, or that it does not.
        @discardableResult
        public func assert(isFocused: Bool, file: StaticString = #filePath, line: UInt = #line) -> Self {
            check("isFocused", is: isFocused, SourcePlace(file, line)) { $0.isFieldFocused }
        }

        /// Waits until the field has a text.
        @discardableResult
        public func waitForText(
            _ text: String, timeout: TimeInterval = 4, failing: Bool = true, file: StaticString = #filePath,
            line: UInt = #line
        ) -> Self {
            wait("did not have the text '\(text)'", WaitOptions(timeout, failing, file, line)) { $0.fieldText == text }
        }

        /// Waits until the field has a placeholder.
        @discardableResult
        public func waitForPlaceholder(
            _ placeholder: String, timeout: TimeInterval = 4, failing: Bool = true, file: StaticString = #filePath,
            line: UInt = #line
        ) -> Self {
            wait("did not have the placeholder '\(placeholder)'", WaitOptions(timeout, failing, file, line)) {
                $0.fieldPlaceholder == placeholder
            }
        }

        /// Waits until the keyboard writes into the field.
        @discardableResult
        public func waitForFocused(
            timeout: TimeInterval = 4, failing: Bool = true, file: StaticString = #filePath,
            line: UInt = #line
        ) -> Self {
            wait("was not focused", WaitOptions(timeout, failing, file, line)) { $0.isFieldFocused == true }
        }

        /// Waits until the keyboard does not write into the field.
        @discardableResult
        public func waitForUnfocused(
            timeout: TimeInterval = 4, failing: Bool = true, file: StaticString = #filePath,
            line: UInt = #line
        ) -> Self {
            wait("was focused", WaitOptions(timeout, failing, file, line)) { $0.isFieldFocused == false }
        }

        /// Types a text into the field, which has to be focused.
        @discardableResult
        public func typeText(_ text: String, file: StaticString = #filePath, line: UInt = #line) -> Self {
            act(SourcePlace(file, line)) { $0.typeText(text) }
        }

        /// Presses the return key.
        @discardableResult
        public func submitByKeyboard(file: StaticString = #filePath, line: UInt = #line) -> Self {
            act(SourcePlace(file, line)) { $0.typeText("\n") }
        }

        /// Deletes the text of the field, which has to be focused.
        @discardableResult
        public func clearByKeyboard(file: StaticString = #filePath, line: UInt = #line) -> Self {
            act(SourcePlace(file, line)) { field in
                let count = field.fieldText?.count ?? 0
                if count > 0 { field.typeText(String(repeating: XCUIKeyboardKey.delete.rawValue, count: count)) }
            }
        }
    }

    extension XCUIElement {
        private var field: XCUIElement? { content(.textField, .secureTextField, .searchField, .textView) }

        fileprivate var fieldText: String? { field?.value as? String }

        fileprivate var fieldPlaceholder: String? { field.map { $0.placeholderValue ?? "" } }

        fileprivate var isFieldFocused: Bool? {
            // `hasFocus` is the focus of tvOS and of keyboard navigation; only this key is the focus of text.
            field.map { $0.value(forKey: "hasKeyboardFocus") as? Bool ?? false }
        }
    }
#endif
