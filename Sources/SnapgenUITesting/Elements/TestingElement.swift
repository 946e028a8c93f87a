#if canImport(XCUIAutomation)
    @_exported public import SnapgenAccessibility
    public import XCUIAutomation

    /// An element of the running app, with the parts that its schema declares.
    ///
    ///     application.screen(of: UserAccessibility.self)
    ///         .name
    ///         .waitForExistence()
    ///         .assert(text: "Ada Lovelace")
    ///
    /// Every use looks the element up anew. If two elements have the key, the test fails with its name.
    ///
    /// Actions, checks and waits return the element. These parameters have the same meaning in all of them:
    /// - `timeout`: The time after which waiting ends, in seconds.
    /// - `failing`: `false` to continue the test after the time without a failure.
    /// - `x` and `y`: A point of the element, from (0, 0) at its top left corner to (1, 1).
    /// - `velocity`: The speed of a swipe.
    /// - `until condition` and `limit`: The condition that ends repetitions, and their largest number.
    /// - `file` and `line`: The place of the failure.
    @MainActor
    @dynamicMemberLookup
    public struct TestingElement<Accessibility: AnyObject>: TestingSubject {
        let paths: SchemaPaths
        let lookup: ElementLookup

        /// The element, which is looked up.
        public var element: XCUIElement { found().element }

        /// Returns the part that a property of the schema declares.
        public subscript<Part: ViewAccessibility>(
            dynamicMember keyPath: KeyPath<Accessibility, Part>
        ) -> TestingElement<Part> {
            let paths = paths.appending(keyPath, schema: \Part.self)
            let step = ElementLookup.Step(keys: paths.keys(), types: .ofViews(with: Part.self))
            return TestingElement<Part>(paths: paths, lookup: lookup.appending(step))
        }

        /// Returns a group of parts, which is no element itself.
        public subscript<Group: AnyObject>(
            dynamicMember keyPath: KeyPath<Accessibility, Group>
        ) -> TestingElement<Group> {
            TestingElement<Group>(paths: paths.appending(keyPath, schema: \Group.self), lookup: lookup)
        }

        /// Returns the list of parts that an array of the schema declares.
        public subscript<List: RangeReplaceableCollection>(
            dynamicMember keyPath: KeyPath<Accessibility, List>
        ) -> TestingList<List.Element> where List.Element: ViewAccessibility {
            TestingList(paths: paths.appending(keyPath), lookup: lookup)
        }

        /// Returns a list of parts.
        public subscript<Part: ViewAccessibility>(
            dynamicMember keyPath: KeyPath<Accessibility, AccessibilityList<Part>>
        ) -> TestingList<Part> {
            TestingList(paths: paths.appending(keyPath), lookup: lookup)
        }
    }

    extension TestingElement {
        /// Creates the element of a schema, in which the parts are looked up.
        public init(element: XCUIElement) {
            self.init(paths: SchemaPaths(keyPaths: [\Accessibility.self]), lookup: ElementLookup(element))
        }

        /// Looks the element up, and fails if it is not the one that is meant.
        func found(_ place: SourcePlace = SourcePlace()) -> FoundElement {
            let found = lookup.find()
            found.problem.map(place.fail)
            return found
        }

        func act(_ file: StaticString, _ line: UInt, _ action: (XCUIElement) -> Void) -> Self {
            action(found(SourcePlace(file, line)).element)
            return self
        }

        /// Checks a value, unless none is expected.
        func check<Value: Equatable>(
            _ name: String, is expected: Value?, _ file: StaticString, _ line: UInt,
            _ value: (FoundElement) -> Value?
        ) -> Self {
            if expected == nil { return self }
            let place = SourcePlace(file, line)
            place.assertEqual(value(found(place)), expected, "\(name) of '\(lookup.name)'")
            return self
        }

        /// Acts once, or until a condition is true.
        func `repeat`(
            _ limit: Int, until condition: ((Self) -> Bool)?, _ file: StaticString, _ line: UInt,
            _ action: (XCUIElement) -> Void
        ) -> Self {
            guard let condition else { return act(file, line, action) }
            for _ in 0..<limit where !condition(self) { _ = act(file, line, action) }
            return self
        }
    }

    extension TestingElement: CustomDebugStringConvertible {
        /// The tree of the element, as XCTest prints it.
        public nonisolated var debugDescription: String {
            MainActor.assumeIsolated { lookup.find().element.debugDescription }
        }
    }
#endif
