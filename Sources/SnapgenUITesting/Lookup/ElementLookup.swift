#if canImport(XCUIAutomation)
    import Foundation
    import SnapgenAccessibility
    import XCUIAutomation

    /// The way to an element, which is followed anew whenever the element is used.
    @MainActor
    indirect enum ElementLookup {
        case element(XCUIElement)
        /// The only descendant with one of the keys.
        case key(Result<[AccessibilityKey], AccessibilityKeyError>, in: ElementLookup)
        case index(Int, Result<[AccessibilityKey], AccessibilityKeyError>, in: ElementLookup)

        /// The name of the key, or the description of the given element.
        var name: String {
            switch self {
            case .element(let element): element.description
            case .key(let keys, _): Self.name(of: keys)
            case .index(let index, let keys, _): "\(Self.name(of: keys))[\(index)]"
            }
        }

        /// The app with which the look-up starts, or else that of the UI test target.
        var application: XCUIApplication {
            switch self {
            case .element(let element): element as? XCUIApplication ?? XCUIApplication()
            case .key(_, let parent), .index(_, _, let parent): parent.application
            }
        }

        func find() -> FoundElement {
            switch self {
            case .element(let element):
                return FoundElement(element: element)
            case .key(let keys, let parent):
                let outer = parent.find()
                return FoundElement(only: keys, among: outer.element, named: name).after(outer)
            case .index(let index, let keys, let parent):
                let outer = parent.find()
                let items = outer.element.items(of: keys)
                return FoundElement(element: items.element(boundBy: index)).after(outer)
            }
        }

        private static func name(of keys: Result<[AccessibilityKey], AccessibilityKeyError>) -> String {
            switch keys {
            case .success(let keys): keys.lazy.compactMap(\.identifier).first ?? "a key"
            case .failure(let error): error.description
            }
        }
    }

    extension XCUIElement {
        func items(of keys: Result<[AccessibilityKey], AccessibilityKeyError>) -> XCUIElementQuery {
            let keys = (try? keys.get()) ?? []
            return descendants(matching: .any).matching(.anyPrefix(of: keys.compactMap(\.itemPrefix)))
        }
    }

    /// The result of a look-up: the element, which may not exist, and the reason why it is not the one that was meant.
    @MainActor
    struct FoundElement {
        var element: XCUIElement
        var problem: String?

        init(element: XCUIElement) {
            self.element = element
        }

        /// Looks up the only descendant with one of the keys; the first key that a view has counts.
        init(
            only keys: Result<[AccessibilityKey], AccessibilityKeyError>, among parent: XCUIElement, named name: String
        ) {
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

    extension NSPredicate {
        static func anyIdentifier(of identifiers: [String]) -> NSPredicate {
            any(of: identifiers, format: "identifier == %@")
        }

        static func anyPrefix(of prefixes: [String]) -> NSPredicate {
            any(of: prefixes, format: "identifier BEGINSWITH %@")
        }

        private static func any(of texts: [String], format: String) -> NSPredicate {
            let predicates = texts.map { NSPredicate(format: format, argumentArray: [$0]) }
            return NSCompoundPredicate(orPredicateWithSubpredicates: predicates)
        }
    }
#endif
