#if canImport(XCUIAutomation)
    import Foundation
    public import SnapgenAccessibility

    /// The elements of a list, which have a key with an item each; `nil` without the element that contains the list.
    ///
    ///     let users = application.screen(of: UserListAccessibility.self).users
    ///     users.assert(count: 3)
    ///     users["ada"].title.assert(text: "Ada")
    extension TestingElement
    where Accessibility: RangeReplaceableCollection, Accessibility.Element: ViewAccessibility {
        /// An element of the list.
        public typealias Item = TestingElement<Accessibility.Element>

        /// The number of elements that exist; a lazy list creates those that are visible.
        public var count: Int? { count(in: found()) }

        /// A Boolean value that indicates whether no elements exist.
        public var isEmpty: Bool? { count.map { $0 == 0 } }

        /// The first element, which may not exist.
        public var first: Item? { count == nil ? nil : self[0] }

        /// The last element; `nil` for an empty list.
        public var last: Item? { elements?.last }

        /// Returns the element of an item.
        ///
        /// - Parameter item: The item with which the key is set.
        public subscript(item: String) -> Item { element(ElementLookup.Step(keyPaths: keyPaths, item: item)) }

        /// Returns the element at a position.
        ///
        /// - Parameter index: The number of elements before it.
        public subscript(index: Int) -> Item { element(ElementLookup.Step(keyPaths: keyPaths, index: index)) }

        /// Returns the number of elements with a property.
        public func count(where predicate: (Item) -> Bool) -> Int? { elements?.filter(predicate).count }

        /// Returns whether an element has a property.
        public func contains(where predicate: (Item) -> Bool) -> Bool? { elements?.contains(where: predicate) }

        /// Returns whether all elements have a property.
        public func allSatisfy(_ predicate: (Item) -> Bool) -> Bool? { elements?.allSatisfy(predicate) }

        /// Returns the first element with a property; `nil` if there is none.
        public func first(where predicate: (Item) -> Bool) -> Item? { elements?.first(where: predicate) }

        /// Returns the last element with a property; `nil` if there is none.
        public func last(where predicate: (Item) -> Bool) -> Item? { elements?.last(where: predicate) }

        /// Checks the number of elements, or whether there are none.
        @discardableResult
        public func assert(
            count: Int? = nil, isEmpty: Bool? = nil, file: StaticString = #filePath, line: UInt = #line
        ) -> Self {
            check("the count", of: items.key, is: count, file, line) { self.count(in: $0) }
                .check("isEmpty", of: items.key, is: isEmpty, file, line) { self.count(in: $0).map { $0 == 0 } }
        }

        private var items: ElementLookup.Step { ElementLookup.Step(keyPaths: keyPaths, index: 0) }

        private var elements: [Item]? { count.map { (0..<$0).map { self[$0] } } }

        /// Returns the number of elements in that which contains the list; `nil` if their key has no identifier.
        private func count(in container: FoundElement) -> Int? {
            items.problem == nil ? container.snapshot.map { items.matches(below: $0).count } : nil
        }

        private func element(_ step: ElementLookup.Step) -> Item {
            Item(keyPaths: [\Accessibility.Element.self], lookup: lookup.appending(step))
        }
    }
#endif
