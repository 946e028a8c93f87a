#if canImport(XCUIAutomation)
    public import SnapgenAccessibility
    public import XCUIAutomation

    extension TestingElement where Accessibility: ScreenAccessibility {
        /// Creates a screen of an app.
        ///
        /// - Parameter application: The app, by default that of the UI test target.
        public init(application: XCUIApplication = XCUIApplication()) {
            self.init(element: application)
        }
    }

    extension XCUIElement {
        /// Returns a screen: `application.screen(of: UserListAccessibility.self)`.
        ///
        /// - Parameter type: The schema.
        /// - Returns: The screen, whose parts are looked up in this element.
        public func screen<Screen: ScreenAccessibility>(of type: Screen.Type) -> TestingElement<Screen> {
            TestingElement(element: self)
        }
    }
#endif
