#if canImport(XCUIAutomation)
    public import Foundation
    public import SnapgenAccessibility
    public import XCUIAutomation

    extension TestingElement where Accessibility: ViewAccessibility {
        /// The frame on the screen; `nil` if the element does not exist.
        public var frame: CGRect? { found().existing?.frame }

        /// A Boolean value that indicates whether the element exists.
        public var isExist: Bool { found().exists }

        /// A Boolean value that indicates whether the element can be tapped.
        public var isHittable: Bool { found().isHittable }

        /// Checks the frame on the screen.
        @discardableResult
        public func assert(frame: CGRect, file: StaticString = #filePath, line: UInt = #line) -> Self {
            check("the frame", is: frame, SourcePlace(file, line)) { $0.existing?.frame }
        }

        /// Checks that the element exists, or that it does not.
        @discardableResult
        public func assert(isExist: Bool, file: StaticString = #filePath, line: UInt = #line) -> Self {
            check("the existence", is: isExist, SourcePlace(file, line)) { $0.exists }
        }

        /// Checks that the element can be tapped, or that it cannot.
        @discardableResult
        public func assert(isHittable: Bool, file: StaticString = #filePath, line: UInt = #line) -> Self {
            check("isHittable", is: isHittable, SourcePlace(file, line)) { $0.isHittable }
        }

        /// Waits until the element has a frame on the screen.
        @discardableResult
        public func waitForFrame(
            _ frame: CGRect, timeout: TimeInterval = 4, failing: Bool = true, file: StaticString = #filePath,
            line: UInt = #line
        ) -> Self {
            wait("did not have the frame", WaitOptions(timeout, failing, file, line)) { $0.existing?.frame == frame }
        }

        /// Waits until the element exists.
        @discardableResult
        public func waitForExistence(
            timeout: TimeInterval = 4, failing: Bool = true, file: StaticString = #filePath,
            line: UInt = #line
        ) -> Self {
            wait("did not appear", WaitOptions(timeout, failing, file, line)) { $0.exists }
        }

        /// Waits until the element does not exist.
        @discardableResult
        public func waitForNonExistence(
            timeout: TimeInterval = 4, failing: Bool = true, file: StaticString = #filePath,
            line: UInt = #line
        ) -> Self {
            wait("did not disappear", WaitOptions(timeout, failing, file, line)) { !$0.exists }
        }

        /// Waits until the element can be tapped.
        @discardableResult
        public func waitForHittable(
            timeout: TimeInterval = 4, failing: Bool = true, file: StaticString = #filePath,
            line: UInt = #line
        ) -> Self {
            wait("was not hittable", WaitOptions(timeout, failing, file, line)) { $0.isHittable }
        }

        /// Waits until the element cannot be tapped.
        @discardableResult
        public func waitForUnhittable(
            timeout: TimeInterval = 4, failing: Bool = true, file: StaticString = #filePath,
            line: UInt = #line
        ) -> Self {
            wait("was hittable", WaitOptions(timeout, failing, file, line)) { !$0.isHittable }
        }

        /// Prints the tree of the element.
        @discardableResult
        public func print() -> Self {
            Swift.print(debugDescription)
            return self
        }
    }

    extension XCUIElement {
        /// Returns the element as a view with a schema, whose parts are looked up in it.
        public func view<View: ViewAccessibility>(of type: View.Type) -> TestingElement<View> {
            TestingElement(element: self)
        }

        /// The element, if it exists.
        var existing: XCUIElement? { exists ? self : nil }
    }

    extension TestingElement where Accessibility: ScreenAccessibility {
        /// Creates a screen of an app, by default that of the UI test target.
        public init(application: XCUIApplication = XCUIApplication()) {
            self.init(element: application)
        }
    }

    extension XCUIElement {
        /// Returns a screen, whose parts are looked up in this element: `application.screen(of: UserListAccessibility.self)`.
        public func screen<Screen: ScreenAccessibility>(of type: Screen.Type) -> TestingElement<Screen> {
            TestingElement(element: self)
        }
    }

    extension TestingElement where Accessibility: AnyAccessibility {
        /// Returns the element as a view with a schema: `avatar.placeholder[ImageAccessibility.self]`.
        public subscript<View: ViewAccessibility>(_ type: View.Type) -> TestingElement<View> {
            TestingElement<View>(paths: SchemaPaths([\View.self]), lookup: lookup)
        }
    }
#endif
