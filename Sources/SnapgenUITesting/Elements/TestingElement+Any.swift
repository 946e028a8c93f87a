#if canImport(XCUIAutomation)
    public import SnapgenAccessibility

    extension TestingElement where Accessibility: AnyAccessibility {
        /// Returns the element as a view with a schema: `avatar.placeholder[ImageAccessibility.self]`.
        ///
        /// - Parameter type: The schema.
        public subscript<View: ViewAccessibility>(_ type: View.Type) -> TestingElement<View> {
            TestingElement<View>(paths: SchemaPaths([\View.self]), lookup: lookup)
        }
    }
#endif
