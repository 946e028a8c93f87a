#if canImport(XCUIAutomation)
    import Foundation
    import XCUIAutomation

    extension NSPredicate {
        /// A predicate for elements that have one of the identifiers.
        static func anyIdentifier(of identifiers: [String]) -> NSPredicate {
            any(of: identifiers, format: "identifier == %@")
        }

        /// A predicate for elements whose identifier begins with one of the texts.
        static func anyPrefix(of prefixes: [String]) -> NSPredicate {
            any(of: prefixes, format: "identifier BEGINSWITH %@")
        }

        private static func any(of texts: [String], format: String) -> NSPredicate {
            let predicates = texts.map { NSPredicate(format: format, argumentArray: [$0]) }
            return NSCompoundPredicate(orPredicateWithSubpredicates: predicates)
        }
    }
#endif
