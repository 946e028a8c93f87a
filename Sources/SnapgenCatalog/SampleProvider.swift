/// What the catalog's protocols for values have in common: samples that are not views.
///
/// A type conforms to `TestableState`, `TestableText` or `TestableValue`, which also say how a sample is captured.
///
/// Only the requirement is bound to the main actor, not the protocol: a type on the main actor conforms as it is, and
/// a plain one stays plain. Its `samples`, where they stand in the type or extension that conforms, are taken to the
/// main actor with the requirement, so that a `static let` may hold values that are not `Sendable`. All of it holds
/// in Swift 5 and 6, whatever the module's default isolation. Generated tests run on the main actor.
public protocol SampleProvider {
    /// An array, an array of pairs, a dictionary or `KeyValuePairs`.
    associatedtype Samples: SampleList
    /// The values in the order in which they are numbered.
    @MainActor static var samples: Samples { get }
}

extension SampleProvider where Self: CaseIterable {
    /// All cases, for an enumeration that is its own list of samples.
    @MainActor public static var samples: [Self] { Array(allCases) }
}
