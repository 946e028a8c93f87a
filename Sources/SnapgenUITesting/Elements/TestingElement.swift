#if canImport(XCUIAutomation)
    @_exported public import SnapgenAccessibility
    public import XCTest

    /// An element of the running app, with the parts that its schema declares, or a list of elements.
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
    public struct TestingElement<Accessibility> {
        /// The key paths that lead to the element, the longest first: its schema or any around it can declare its key.
        let keyPaths: [AnyKeyPath]
        let lookup: ElementLookup

        /// The element, which is looked up; of a list and of a group, that which contains them.
        public var element: XCUIElement { found().element }

        /// Returns the part that a property of the schema declares: a view, a list, or a group of parts.
        public subscript<Part: AnyObject>(dynamicMember keyPath: KeyPath<Accessibility, Part>) -> TestingElement<Part> {
            // Many views have the schemas of the library.
            let isOfLibrary = String(reflecting: Part.self).hasPrefix("SnapgenAccessibility.")
            let keyPaths = appending(keyPath) + (isOfLibrary ? [] : [\Part.self])
            guard Part.self is ViewAccessibility.Type else {
                return TestingElement<Part>(keyPaths: keyPaths, lookup: lookup)
            }
            return TestingElement<Part>(
                keyPaths: keyPaths, lookup: lookup.appending(ElementLookup.Step(keyPaths: keyPaths)))
        }

        /// Returns the list of parts that an array of the schema declares.
        public subscript<Part: ViewAccessibility>(
            dynamicMember keyPath: KeyPath<Accessibility, [Part]>
        ) -> TestingElement<[Part]> {
            TestingElement<[Part]>(keyPaths: appending(keyPath), lookup: lookup)
        }

        private func appending(_ keyPath: AnyKeyPath) -> [AnyKeyPath] {
            keyPaths.compactMap { $0.appending(path: keyPath) }
        }
    }

    extension TestingElement where Accessibility: AnyObject {
        /// Creates the element of a schema, in which the parts are looked up.
        public init(element: XCUIElement) {
            self.init(keyPaths: [\Accessibility.self], lookup: ElementLookup(root: element))
        }
    }

    extension TestingElement {
        /// Runs other steps, which get this element, in a chain of calls.
        @discardableResult
        public func perform(_ steps: (Self) -> Void) -> Self {
            steps(self)
            return self
        }

        /// Checks that a condition is true of this element.
        @discardableResult
        public func assert(_ condition: (Self) -> Bool, file: StaticString = #filePath, line: UInt = #line) -> Self {
            XCTAssertTrue(condition(self), file: file, line: line)
            return self
        }

        /// Looks the element up, and fails if it is not the one that is meant.
        func found(_ file: StaticString = #filePath, _ line: UInt = #line) -> FoundElement {
            let found = lookup.find()
            if let problem = found.problem { XCTFail(problem, file: file, line: line) }
            return found
        }

        /// Acts once, or until a condition is true.
        func act(
            _ file: StaticString, _ line: UInt, _ limit: Int = 1, until condition: ((Self) -> Bool)? = nil,
            _ action: (XCUIElement) -> Void
        ) -> Self {
            for _ in 0..<(condition == nil ? 1 : limit) where condition?(self) != true {
                action(found(file, line).element)
            }
            return self
        }

        /// Checks a value, unless none is expected.
        func check<Value: Equatable>(
            _ name: String, of element: String? = nil, is expected: Value?, _ file: StaticString, _ line: UInt,
            _ value: (FoundElement) -> Value?
        ) -> Self {
            guard let expected else { return self }
            let text = "\(name) of '\(element ?? lookup.name)'"
            XCTAssertEqual(value(found(file, line)), expected, text, file: file, line: line)
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
