#if canImport(XCUIAutomation)
    import Foundation
    import SnapgenAccessibility
    import XCUIAutomation

    /// The way to an element from a given one, which is followed anew whenever the element is used.
    @MainActor
    struct ElementLookup {
        let root: XCUIElement
        private(set) var steps: [Step] = []

        /// A part that is looked up within the one before.
        @MainActor
        struct Step {
            let keys: Result<[AccessibilityKey], AccessibilityKeyError>
            /// The types of element of the schema; empty for any.
            var types: Set<XCUIElement.ElementType> = []
            /// The position in a list; `nil` for the only element with one of the keys.
            var index: Int?

            var identifiers: [String] { ((try? keys.get()) ?? []).flatMap(\.identifiers) }

            var name: String {
                if case .failure(let error) = keys { return error.description }
                return (identifiers.first ?? "a key") + (index.map { "[\($0)]" } ?? "")
            }

            var predicate: NSPredicate {
                let format = index == nil ? "identifier == %@" : "identifier BEGINSWITH %@"
                let predicates = identifiers.map { identifier in
                    NSPredicate(format: format, argumentArray: [identifier + (index == nil ? "" : "[")])
                }
                return NSCompoundPredicate(orPredicateWithSubpredicates: predicates)
            }

            /// Returns the elements below another one; of several keys, the first one that a view has counts.
            func matches(below element: any XCUIElementSnapshot) -> [any XCUIElementSnapshot] {
                if index != nil { return items(below: element) }
                return identifiers.lazy.map { identifier in
                    element.descendants(types) { $0 == identifier }
                }.first { !$0.isEmpty } ?? []
            }

            func items(below element: any XCUIElementSnapshot) -> [any XCUIElementSnapshot] {
                let prefixes = identifiers.map { "\($0)[" }
                return element.descendants(types) { text in prefixes.contains(where: text.hasPrefix) }
            }
        }

        init(_ root: XCUIElement) { self.root = root }

        func appending(_ step: Step) -> ElementLookup {
            var lookup = self
            lookup.steps.append(step)
            return lookup
        }

        /// The name of the key, or the description of the given element.
        var name: String { steps.last?.name ?? root.description }

        /// Follows the steps in one snapshot of the app.
        func find() -> FoundElement {
            guard let tree = try? root.snapshot() else { return FoundElement(snapshot: nil, element: element(of: nil)) }
            var (current, problem): ((any XCUIElementSnapshot)?, String?) = (tree, nil)
            for step in steps {
                let matches = current.map(step.matches) ?? []
                if case .failure(let error) = step.keys { problem = problem ?? error.description }
                if step.index == nil, matches.count > 1 {
                    problem =
                        problem
                        ?? "'\(step.name)' matches \(matches.count) elements; start the look-up at a key around "
                        + "the one that is meant, or declare a list and set the key with an item"
                }
                current = matches.dropFirst(step.index ?? 0).first
            }
            return FoundElement(snapshot: current, problem: problem, element: element(of: current, in: tree))
        }

        /// Returns the element of a snapshot, by its place among those with the same type and identifier.
        private func element(
            of found: (any XCUIElementSnapshot)?, in tree: (any XCUIElementSnapshot)? = nil
        ) -> XCUIElement {
            guard let last = steps.last else { return root }
            guard let found, let tree else {
                return root.descendants(matching: .any).matching(last.predicate).element(boundBy: last.index ?? 0)
            }
            let (type, identifier) = (found.elementType, found.identifier)
            let equal = tree.allDescendants.filter { $0.elementType == type && $0.identifier == identifier }
            let predicate = NSPredicate(format: "identifier == %@", argumentArray: [identifier])
            return root.descendants(matching: type).matching(predicate)
                .element(boundBy: equal.firstIndex { $0 === found } ?? 0)
        }
    }

    /// The result of a look-up.
    @MainActor
    struct FoundElement {
        /// The element with all that it contains, at the time of the look-up; `nil` if it does not exist.
        var snapshot: (any XCUIElementSnapshot)?
        /// The reason why the element is not the one that was meant.
        var problem: String?
        /// The element for actions, which may not exist.
        let element: XCUIElement
    }

    @MainActor
    extension XCUIElementSnapshot {
        var allDescendants: [any XCUIElementSnapshot] { children.flatMap { [$0] + $0.allDescendants } }

        /// Returns the descendants with certain identifiers, of which none contains another.
        ///
        /// On iOS 26, a control of a toolbar is an element within another one with the same identifier. Of an element and
        /// the only one with its identifier in it, the inner one counts, unless only the outer one has a wanted type.
        fileprivate func descendants(
            _ types: Set<XCUIElement.ElementType>, where isWanted: (String) -> Bool
        ) -> [any XCUIElementSnapshot] {
            children.flatMap { child in
                let inner = child.descendants(types, where: isWanted)
                guard isWanted(child.identifier), !inner.contains(where: { $0.identifier != child.identifier }) else {
                    return isWanted(child.identifier) ? [child] : inner
                }
                guard let only = inner.first else { return [child] }
                if inner.count > 1 { return inner }
                return types.contains(child.elementType) && !types.contains(only.elementType) ? [child] : inner
            }
        }

        /// Returns the element, or the view in it, that is of a type.
        func content(_ types: Set<XCUIElement.ElementType>) -> (any XCUIElementSnapshot)? {
            types.contains(elementType) ? self : children.first { types.contains($0.elementType) }
        }
    }

    extension Set<XCUIElement.ElementType> {
        static var fields: Self { [.textField, .secureTextField, .searchField, .textView] }

        /// The types of the elements that views with a schema have; empty for any.
        static func ofViews(with schema: Any.Type) -> Self {
            switch schema {
            case is TextAccessibility.Type: [.staticText]
            case is ImageAccessibility.Type: [.image]
            case is ButtonAccessibility.Type: [.button]
            case is ToggleAccessibility.Type: [.switch, .toggle, .checkBox]
            case is PickerAccessibility.Type: [.picker, .datePicker, .segmentedControl, .popUpButton]
            case is any EditableAccessibility.Type: fields
            default: []
            }
        }
    }
#endif
