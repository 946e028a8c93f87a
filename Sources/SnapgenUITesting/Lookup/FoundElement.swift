#if canImport(XCUIAutomation)
    import SnapgenAccessibility
    import XCUIAutomation

    /// The result of a look-up: the element, which may not exist, and the reason why it is not the one that was meant.
    @MainActor
    struct FoundElement {
        var element: XCUIElement
        var problem: String?

        init(element: XCUIElement) {
            self.element = element
        }

        /// Looks up the only descendant with one of the keys; the first key that a view has counts.
        init(only keys: Result<[AccessibilityKey], LookupError>, among parent: XCUIElement, named name: String) {
            let descendants = parent.descendants(matching: .any)
            switch keys {
            case .failure(let error):
                element = descendants.matching(.anyIdentifier(of: [])).element
                problem = error.description
            case .success(let keys):
                let matches = descendants.matches(of: keys.compactMap(\.identifier))
                element = matches.query.element
                problem = matches.count > 1 ? Self.ambiguity(name, matches.count) : nil
            }
        }

        /// Returns the element with the problem of the element around it, if that has one.
        func after(_ outer: FoundElement) -> FoundElement {
            var found = self
            found.problem = outer.problem ?? problem
            return found
        }

        private static func ambiguity(_ name: String, _ count: Int) -> String {
            "'\(name)' matches \(count) elements; start the look-up at a key around the one that is meant, "
                + "or declare a list and set the key with an item"
        }
    }

    extension XCUIElementQuery {
        /// Returns the matches of the first identifier that has any.
        ///
        /// All identifiers are looked up at once, because every look-up takes a snapshot of the app.
        fileprivate func matches(of identifiers: [String]) -> (query: XCUIElementQuery, count: Int) {
            let any = matching(.anyIdentifier(of: identifiers))
            let count = any.count
            guard count > 1, identifiers.count > 1 else { return (any, count) }
            let queries = identifiers.map { matching(.anyIdentifier(of: [$0])) }
            return queries.lazy.map { ($0, $0.count) }.first { $0.1 > 0 } ?? (any, count)
        }
    }
#endif
