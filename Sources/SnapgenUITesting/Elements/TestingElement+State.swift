#if canImport(XCUIAutomation)
    public import Foundation
    public import SnapgenAccessibility
    public import XCUIAutomation

    extension TestingElement where Accessibility: ViewAccessibility {
        /// The frame on the screen; `nil` if the element does not exist.
        public var frame: CGRect? { found().snapshot?.frame }

        /// A Boolean value that indicates whether the element exists.
        public var exists: Bool { found().exists }

        /// A Boolean value that indicates whether the element can be tapped.
        public var isHittable: Bool { found().element.isHittable }

        /// Checks the frame on the screen, whether the element exists, or whether it can be tapped.
        @discardableResult
        public func assert(
            frame: CGRect? = nil, exists: Bool? = nil, isHittable: Bool? = nil, file: StaticString = #filePath,
            line: UInt = #line
        ) -> Self {
            check("the frame", is: frame, file, line) { $0.snapshot?.frame }
                .check("the existence", is: exists, file, line) { $0.exists }
                .check("isHittable", is: isHittable, file, line) { $0.element.isHittable }
        }

        /// Waits until the element has a frame on the screen.
        public var waitForFrame: ElementValueWait<Accessibility, CGRect> {
            ElementValueWait(element: self, name: "frame") { $0.snapshot?.frame }
        }

        /// Waits until the element exists.
        public var waitForExistence: ElementWait<Accessibility> { wait("did not appear") { $0.exists } }

        /// Waits until the element does not exist.
        public var waitForNonExistence: ElementWait<Accessibility> { wait("did not disappear") { !$0.exists } }

        /// Waits until the element can be tapped.
        public var waitForHittable: ElementWait<Accessibility> { wait("was not hittable") { $0.element.isHittable } }

        /// Waits until the element cannot be tapped.
        public var waitForUnhittable: ElementWait<Accessibility> { wait("was hittable") { !$0.element.isHittable } }
    }

    extension TestingElement where Accessibility: DisableableAccessibility {
        /// A Boolean value that indicates whether the element is enabled; `nil` if it does not exist.
        public var isEnabled: Bool? { found().isEnabled }

        /// Checks that the element is enabled, or that it is not.
        @discardableResult
        public func assert(isEnabled: Bool, file: StaticString = #filePath, line: UInt = #line) -> Self {
            check("isEnabled", is: isEnabled, file, line) { $0.isEnabled }
        }

        /// Waits until the element is enabled.
        public var waitForEnabled: ElementWait<Accessibility> { wait("was not enabled") { $0.isEnabled == true } }

        /// Waits until the element is disabled.
        public var waitForDisabled: ElementWait<Accessibility> { wait("was not disabled") { $0.isEnabled == false } }
    }

    extension TestingElement where Accessibility: SelectableAccessibility {
        /// A Boolean value that indicates whether the element is selected; `nil` if it does not exist.
        public var isSelected: Bool? { found().isSelected }

        /// Checks that the element is selected, or that it is not.
        @discardableResult
        public func assert(isSelected: Bool, file: StaticString = #filePath, line: UInt = #line) -> Self {
            check("isSelected", is: isSelected, file, line) { $0.isSelected }
        }

        /// Waits until the element is selected.
        public var waitForSelected: ElementWait<Accessibility> { wait("was not selected") { $0.isSelected == true } }

        /// Waits until the element is not selected.
        public var waitForDeselected: ElementWait<Accessibility> { wait("was selected") { $0.isSelected == false } }
    }

    extension TestingElement where Accessibility: TextAccessibility {
        /// The words of the text; `nil` if it does not exist.
        public var text: String? { found().text }

        /// Checks the words of the text.
        @discardableResult
        public func assert(text: String, file: StaticString = #filePath, line: UInt = #line) -> Self {
            check("the text", is: text, file, line) { $0.text }
        }

        /// Waits until the text has certain words.
        public var waitForText: ElementValueWait<Accessibility, String> {
            ElementValueWait(element: self, name: "text") { $0.text }
        }
    }

    extension TestingElement where Accessibility: ImageAccessibility {
        /// The label of the image; `nil` if it does not exist.
        public var label: String? { found().imageLabel }

        /// Checks the label of the image.
        @discardableResult
        public func assert(label: String, file: StaticString = #filePath, line: UInt = #line) -> Self {
            check("the label", is: label, file, line) { $0.imageLabel }
        }

        /// Waits until the image has a label.
        public var waitForLabel: ElementValueWait<Accessibility, String> {
            ElementValueWait(element: self, name: "label") { $0.imageLabel }
        }
    }

    extension TestingElement where Accessibility: AnyAccessibility {
        /// Returns the element as a view with a schema: `avatar.placeholder[ImageAccessibility.self]`.
        public subscript<View: ViewAccessibility>(_ type: View.Type) -> TestingElement<View> {
            TestingElement<View>(keyPaths: [\View.self], lookup: lookup)
        }
    }

    extension TestingElement where Accessibility: ScreenAccessibility {
        /// Creates a screen of an app, by default that of the UI test target.
        public init(application: XCUIApplication = XCUIApplication()) { self.init(element: application) }
    }

    extension XCUIElement {
        /// Returns a screen, whose parts are looked up in this element: `application.screen(of: UserListAccessibility.self)`.
        public func screen<Screen: ScreenAccessibility>(of type: Screen.Type) -> TestingElement<Screen> {
            TestingElement(element: self)
        }

        /// Returns the element as a view with a schema, whose parts are looked up in it.
        public func view<View: ViewAccessibility>(of type: View.Type) -> TestingElement<View> {
            TestingElement(element: self)
        }
    }

    extension FoundElement {
        fileprivate var exists: Bool { snapshot != nil }

        /// The label or, on macOS, the value.
        fileprivate var text: String? {
            let content = snapshot?.content([.staticText]) ?? snapshot?.content([.button, .link])
            return content.map { $0.label.isEmpty ? $0.value as? String ?? "" : $0.label }
        }

        fileprivate var imageLabel: String? { snapshot?.content([.image])?.label }

        /// A container is enabled if a view in it is.
        fileprivate var isEnabled: Bool? {
            guard let snapshot, snapshot.isEnabled else { return snapshot?.isEnabled }
            return snapshot.children.isEmpty || snapshot.children.contains(where: \.isEnabled)
        }

        /// A container is selected if all views in it are, and a switch that is on.
        fileprivate var isSelected: Bool? {
            guard let snapshot, !snapshot.isSelected else { return snapshot?.isSelected }
            if [.switch, .toggle, .checkBox].contains(snapshot.elementType) { return "\(snapshot.value ?? 0)" == "1" }
            return !snapshot.children.isEmpty && snapshot.children.allSatisfy(\.isSelected)
        }
    }
#endif
