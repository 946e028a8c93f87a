#if canImport(XCUIAutomation)
    public import SnapgenAccessibility
    public import XCUIAutomation

    /// A list of elements of the running app, which have a key with an item each.
    ///
    ///     let users = application.screen(of: UserListAccessibility.self).users
    ///     users.assert(count: 3)
    ///     users["ada"].title.assert(text: "Ada")
    ///
    /// Checks return the list; their parameters `file` and `line` are the place of the failure.
    @MainActor
    public struct TestingList<Accessibility: ViewAccessibility>: TestingSubject {
        let paths: SchemaPaths
        let lookup: ElementLookup

        /// The element that contains the list.
        public var element: XCUIElement { lookup.find().element }

        private var step: ElementLookup.Step {
            ElementLookup.Step(keys: paths.keys(), types: .ofViews(with: Accessibility.self))
        }

        /// The number of elements that exist; `nil` without the element that contains the list.
        ///
        /// A lazy list creates the elements that are visible.
        public var count: Int? { lookup.find().snapshot.map { step.items(below: $0).count } }

        /// A Boolean value that indicates whether no elements exist; `nil` without the element that contains the list.
        public var isEmpty: Bool? { count.map { $0 == 0 } }

        /// The first element; `nil` without the element that contains the list.
        public var first: TestingElement<Accessibility>? { count == nil ? nil : self[0] }

        /// The last element; `nil` for an empty list.
        public var last: TestingElement<Accessibility>? {
            count.flatMap { $0 > 0 ? self[$0 - 1] : nil }
        }

        /// Returns the element of an item.
        ///
        /// - Parameter item: The item with which the key is set.
        public subscript(item: String) -> TestingElement<Accessibility> {
            element(ElementLookup.Step(keys: paths.keys(item: item), types: step.types))
        }

        /// Returns the element at a position.
        ///
        /// - Parameter index: The number of elements before it.
        public subscript(index: Int) -> TestingElement<Accessibility> {
            element(ElementLookup.Step(keys: step.keys, types: step.types, index: index))
        }

        private func element(_ step: ElementLookup.Step) -> TestingElement<Accessibility> {
            TestingElement(paths: SchemaPaths(keyPaths: [\Accessibility.self]), lookup: lookup.appending(step))
        }
    }

    extension TestingList {
        /// Returns the elements that exist; `nil` without the element that contains the list.
        private var elements: [TestingElement<Accessibility>]? { count.map { (0..<$0).map { self[$0] } } }

        /// Returns the number of elements with a property; `nil` without the element that contains the list.
        public func count(where predicate: (TestingElement<Accessibility>) -> Bool) -> Int? {
            elements.map { $0.filter(predicate).count }
        }

        /// Returns whether an element has a property; `nil` without the element that contains the list.
        public func contains(where predicate: (TestingElement<Accessibility>) -> Bool) -> Bool? {
            elements?.contains(where: predicate)
        }

        /// Returns whether all elements have a property; `nil` without the element that contains the list.
        public func allSatisfy(_ predicate: (TestingElement<Accessibility>) -> Bool) -> Bool? {
            elements?.allSatisfy(predicate)
        }

        /// Returns the first element with a property; `nil` if there is none.
        public func first(
            where predicate: (TestingElement<Accessibility>) -> Bool
        ) -> TestingElement<Accessibility>? {
            elements?.first(where: predicate)
        }

        /// Returns the last element with a property; `nil` if there is none.
        public func last(
            where predicate: (TestingElement<Accessibility>) -> Bool
        ) -> TestingElement<Accessibility>? {
            elements?.last(where: predicate)
        }

        /// Checks the number of elements, or whether there are none.
        @discardableResult
        public func assert(
            count: Int? = nil, isEmpty: Bool? = nil, file: StaticString = #filePath, line: UInt = #line
        ) -> Self {
            let place = SourcePlace(file, line)
            if case .failure(let error) = step.keys {
                place.fail(error.description)
                return self
            }
            if let count { place.assertEqual(self.count, count, "the count of '\(step.name)[…]'") }
            if let isEmpty { place.assertEqual(self.isEmpty, isEmpty, "isEmpty of '\(step.name)[…]'") }
            return self
        }
    }

    extension TestingList: CustomDebugStringConvertible {
        /// The tree of the element that contains the list, as XCTest prints it.
        public nonisolated var debugDescription: String {
            MainActor.assumeIsolated { lookup.find().element.debugDescription }
        }
    }
#endif
