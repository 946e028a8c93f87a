import SwiftSyntax

/// The order in which a literal's elements are met when the code runs.
enum SampleOrder {
    /// As written for an array, by key for a dictionary.
    case standard
    /// As written, also for a dictionary literal.
    case written
    /// Any.
    case unknown

    /// The order of a literal of a type that is written out.
    init(of type: TypeSyntax) {
        let names = type.namedTypes.compactMap { $0.split(separator: ".").last }
        if names.contains("KeyValuePairs") {
            self = .written
        } else {
            self = names.contains { ["Set", "OrderedSet", "OrderedDictionary"].contains($0) } ? .unknown : .standard
        }
    }
}
