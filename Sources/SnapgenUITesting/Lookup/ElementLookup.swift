#if canImport(XCUIAutomation)
    import SnapgenAccessibility
    import XCUIAutomation

    /// The way to an element, which is followed anew whenever the element is used.
    @MainActor
    indirect enum ElementLookup {
        /// An element that is given.
        case element(XCUIElement)
        /// The only descendant with one of the keys.
        case key(Result<[AccessibilityKey], LookupError>, in: ElementLookup)
        /// The view at an index of a list.
        case index(Int, Result<[AccessibilityKey], LookupError>, in: ElementLookup)

        /// The name of the key, or the description of the given element.
        var name: String {
            switch self {
            case .element(let element): element.description
            case .key(let keys, _): Self.name(of: keys)
            case .index(let index, let keys, _): "\(Self.name(of: keys))[\(index)]"
            }
        }

        /// Follows the way.
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

        private static func name(of keys: Result<[AccessibilityKey], LookupError>) -> String {
            switch keys {
            case .success(let keys): keys.lazy.compactMap(\.identifier).first ?? "a key"
            case .failure(let error): error.description
            }
        }
    }

    extension XCUIElement {
        /// Returns the query of the views of a list.
        func items(of keys: Result<[AccessibilityKey], LookupError>) -> XCUIElementQuery {
            let keys = (try? keys.get()) ?? []
            return descendants(matching: .any).matching(.anyPrefix(of: keys.compactMap(\.itemPrefix)))
        }
    }
#endif
