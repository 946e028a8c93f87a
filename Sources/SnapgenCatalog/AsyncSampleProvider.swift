/// The common requirements of the protocols for samples that are not views and are made asynchronously.
///
/// Types conform to `AsyncTestableState`, `AsyncTestableText` or `AsyncTestableValue`, which determine how a sample is
/// captured. For samples that exist without waiting, there is `SampleProvider`.
public protocol AsyncSampleProvider {
    /// The type of the samples: an array, an array of pairs, a dictionary, or `KeyValuePairs`.
    associatedtype Samples: SampleList
    /// Makes the samples, in the order of their numbers.
    @MainActor static func samples() async throws -> Samples
}
