#if canImport(XCUIAutomation)
    import Foundation
    import SnapgenAccessibility
    import XCUIAutomation

    /// The way to an element from a given one, which is followed anew whenever the element is used.
    @MainActor
    struct ElementLookup {
        let root: XCUIElement
        var steps: [Step] = []

        /// A part that is looked up within the one before.
        @MainActor
        struct Step {
            /// The identifiers of the key, of which the first one that a view has counts.
            private let identifiers: [String]
            /// The reason why the key has no identifier.
            let problem: String?
            /// The position in a list; `nil` for the only element with the key.
            let index: Int?

            init(keyPaths: [AnyKeyPath], item: String? = nil, index: Int? = nil) {
                let keys = keyPaths.map { AccessibilityKey($0, item: item) }
                identifiers = keys.flatMap(\.identifiers)
                problem = identifiers.isEmpty ? keys.first?.error : nil
                self.index = index
            }

            /// The key, or the reason why it has no identifier.
            var key: String { problem ?? identifiers.first ?? "a key" }

            var name: String { key + (index.map { "[\($0)]" } ?? "") }

            /// Returns the elements below another one, or those of the list.
            func matches(below element: any XCUIElementSnapshot) -> [any XCUIElementSnapshot] {
                guard index == nil else {
                    return element.descendants { text in identifiers.contains { text.hasPrefix("\($0)[") } }
                }
                return identifiers.lazy.map { identifier in
                    element.descendants { $0 == identifier }
                }.first { !$0.isEmpty } ?? []
            }

            /// Returns the reason why the elements are not the one that is meant.
            func problem(with matches: [any XCUIElementSnapshot]) -> String? {
                if index != nil || matches.count < 2 { return problem }
                return "'\(name)' matches \(matches.count) elements; start the look-up at a key around the one that is "
                    + "meant, or declare a list and set the key with an item"
            }
        }

        func appending(_ step: Step) -> ElementLookup { ElementLookup(root: root, steps: steps + [step]) }

        /// The name of the key, or the description of the given element.
        var name: String { steps.last?.name ?? root.description }

        /// Follows the steps in one snapshot of the app.
        func find() -> FoundElement {
            let tree: (any XCUIElementSnapshot)? = try? root.snapshot()
            var (current, problem): ((any XCUIElementSnapshot)?, String?) = (tree, nil)
            for step in steps {
                let matches = current.map(step.matches) ?? []
                problem = problem ?? step.problem(with: matches)
                current = matches.dropFirst(step.index ?? 0).first
            }
            return FoundElement(snapshot: current, problem: problem, element: element(of: current, in: tree))
        }

        /// Returns the element of a snapshot, by its place among those with the same type and identifier.
        private func element(of found: (any XCUIElementSnapshot)?, in tree: (any XCUIElementSnapshot)?) -> XCUIElement {
            if steps.isEmpty { return root }
            guard let found, let tree else { return root.descendants(identifier: name).element(boundBy: 0) }
            let (type, identifier) = (found.elementType, found.identifier)
            let equal = tree.allDescendants.filter { $0.elementType == type && $0.identifier == identifier }
            return root.descendants(type, identifier: identifier)
                .element(boundBy: equal.firstIndex { $0 === found } ?? 0)
        }
    }

    /// The result of a look-up.
    @MainActor
    struct FoundElement {
        /// The element with all that it contains, at the time of the look-up; `nil` if it does not exist.
        let snapshot: (any XCUIElementSnapshot)?
        /// The reason why the element is not the one that was meant.
        let problem: String?
        /// The element for actions, which may not exist.
        let element: XCUIElement
    }

    extension XCUIElement {
        func descendants(_ type: ElementType = .any, identifier: String) -> XCUIElementQuery {
            descendants(matching: type).matching(NSPredicate(format: "identifier == %@", argumentArray: [identifier]))
        }
    }

    @MainActor
    extension XCUIElementSnapshot {
        fileprivate var allDescendants: [any XCUIElementSnapshot] { children.flatMap { [$0] + $0.allDescendants } }

        /// Returns the descendants with certain identifiers, of which none contains another.
        ///
        /// On iOS 26, a control of a toolbar is an element within another one with the same identifier. Of an element
        /// and the only one with its identifier in it, the inner one counts, unless it is of no kind.
        fileprivate func descendants(where isWanted: (String) -> Bool) -> [any XCUIElementSnapshot] {
            children.flatMap { child in
                let inner = child.descendants(where: isWanted)
                guard isWanted(child.identifier) else { return inner }
                guard let first = inner.first, inner.allSatisfy({ $0.identifier == child.identifier }) else {
                    return [child]
                }
                return inner.count == 1 && first.elementType == .other ? [child] : inner
            }
        }

        /// Returns the element, or the view in it, that is of a type.
        func content(_ types: Set<XCUIElement.ElementType>) -> (any XCUIElementSnapshot)? {
            types.contains(elementType) ? self : children.first { types.contains($0.elementType) }
        }
    }
#endif
