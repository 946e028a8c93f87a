#if canImport(XCUIAutomation)
    import Foundation
    public import SnapgenAccessibility
    import XCUIAutomation

    extension TestingElement where Accessibility: EditableAccessibility {
        /// The text of the field; `nil` if it does not exist.
        ///
        /// A text that equals the placeholder counts as empty, because iOS states the placeholder of an empty field.
        public var text: String? { found().fieldText }

        /// The placeholder of the field; `nil` if the field does not exist.
        public var placeholder: String? { found().placeholder }

        /// A Boolean value that indicates whether the keyboard writes into the field; `nil` if it does not exist.
        public var isFocused: Bool? { hasFocus(found()) }

        /// Checks the text and the placeholder of the field, or whether the keyboard writes into it.
        @discardableResult
        public func assert(
            text: String? = nil, placeholder: String? = nil, isFocused: Bool? = nil, file: StaticString = #filePath,
            line: UInt = #line
        ) -> Self {
            check("the text", is: text, file, line) { $0.fieldText }
                .check("the placeholder", is: placeholder, file, line) { $0.placeholder }
                .check("isFocused", is: isFocused, file, line) { hasFocus($0) }
        }

        /// Waits until the field has a text.
        public var waitForText: ElementValueWait<Accessibility, String> {
            ElementValueWait(element: self, name: "text") { $0.fieldText }
        }

        /// Waits until the field has a placeholder.
        public var waitForPlaceholder: ElementValueWait<Accessibility, String> {
            ElementValueWait(element: self, name: "placeholder") { $0.placeholder }
        }

        /// Waits until the keyboard writes into the field.
        public var waitForFocused: ElementWait<Accessibility> { wait("was not focused") { hasFocus($0) == true } }

        /// Waits until the keyboard does not write into the field.
        public var waitForUnfocused: ElementWait<Accessibility> { wait("was focused") { hasFocus($0) == false } }

        /// Types a text into the field, which has to be focused.
        @discardableResult
        public func typeText(_ text: String, file: StaticString = #filePath, line: UInt = #line) -> Self {
            act(file, line) { $0.typeText(text) }
        }

        /// Presses the return key.
        @discardableResult
        public func pressReturn(file: StaticString = #filePath, line: UInt = #line) -> Self {
            act(file, line) { $0.typeText("\n") }
        }

        /// Deletes the text of the field, which is tapped at its end, and fails if some is left.
        ///
        /// On tvOS, the field has to be focused.
        @discardableResult
        public func clearText(file: StaticString = #filePath, line: UInt = #line) -> Self {
            // Only what is before the cursor is deleted; in languages that are written to the left, the end is there.
            for side in [0.95, 0.05] {
                let found = found(file, line)
                guard let text = found.fieldText, !text.isEmpty else { return self }
                #if !os(tvOS)
                    let point = found.point(ofField: CGPoint(x: side, y: 0.9))
                    tap(x: point.x, y: point.y, file: file, line: line)
                #endif
                let keys = String(repeating: XCUIKeyboardKey.delete.rawValue, count: text.count)
                typeText(keys, file: file, line: line)
            }
            return check("the text", is: "", file, line) { $0.fieldText ?? "" }
        }

        /// Returns whether the field in an element is one of those in the app that have the focus.
        ///
        /// Only queries can ask for the focus of text; `hasFocus` is that of tvOS and of keyboard navigation.
        /// Source: https://github.com/mobile-next/devicekit-ios/pull/69
        private func hasFocus(_ element: FoundElement) -> Bool? {
            guard let field = element.field else { return nil }
            let application = lookup.root as? XCUIApplication ?? XCUIApplication()
            let fields = application.descendants(matching: field.elementType)
            let focused = fields.matching(NSPredicate(format: "hasKeyboardFocus == true", argumentArray: nil))
            return focused.allElementsBoundByIndex.contains {
                $0.identifier == field.identifier && $0.frame == field.frame
            }
        }
    }

    extension FoundElement {
        fileprivate var field: (any XCUIElementSnapshot)? {
            snapshot?.content([.textField, .secureTextField, .searchField, .textView])
        }

        fileprivate var fieldText: String? {
            guard let field, let text = field.value as? String else { return nil }
            return text == field.placeholderValue ? "" : text
        }

        /// Returns a point of the field as a point of the element.
        fileprivate func point(ofField point: CGPoint) -> CGPoint {
            guard let frame = snapshot?.frame, let own = field?.frame, !frame.isEmpty else { return point }
            return CGPoint(
                x: (own.minX + own.width * point.x - frame.minX) / frame.width,
                y: (own.minY + own.height * point.y - frame.minY) / frame.height)
        }

        fileprivate var placeholder: String? { field.map { $0.placeholderValue ?? "" } }
    }
#endif
