/// The common requirements of the protocols for samples that are not views.
///
/// Types conform to `TestableState`, `TestableText` or `TestableValue`, which determine how a sample is captured.
///
/// Only the requirement is isolated to the main actor, not the protocol, so that types with and without isolation can
/// conform. A `samples` property in the type or extension that declares the conformance inherits the isolation, so that
/// a `static let` may contain values that are not `Sendable`. This applies to Swift 5 and 6 and to any default
/// isolation of the module. Generated tests run on the main actor.
public protocol SampleProvider {
    /// The type of the samples: an array, an array of pairs, a dictionary, or `KeyValuePairs`.
    associatedtype Samples: SampleList
    /// The samples in the order of their numbers.
    @MainActor static var samples: Samples { get }
}

extension SampleProvider where Self: CaseIterable {
    /// All cases of the enumeration.
    @MainActor public static var samples: [Self] { Array(allCases) }
}
