/// A collection of samples, with or without labels.
///
///     static let samples = [CartState.empty, .full]                               // numbered from 1
///     static let samples = ["empty": CartState.empty, "full": .full]              // labelled
///     static let samples = [("empty", CartState.empty), ("full", .full)]          // labelled, and in this order
///     static let samples: KeyValuePairs = ["empty": CartState.empty, "full": .full]  // the same
///
/// The protocol has no requirements, because pairs cannot conform to protocols. The compiler checks in the generated
/// test that the samples support the capture strategy.
public protocol SampleList {}

extension Array: SampleList {}
extension Dictionary: SampleList where Key == String {}
extension KeyValuePairs: SampleList where Key == String {}

extension Array {
    /// Returns samples with the same labels and other values.
    ///
    ///     static let samples = CartStates.samples.mapSamples { CartView(state: $0) }
    public func mapSamples<Value, Other>(_ transform: (Value) throws -> Other) rethrows -> [(String, Other)]
    where Element == (String, Value) {
        try map { pair in (pair.0, try transform(pair.1)) }
    }
}

extension Dictionary where Key == String {
    /// Returns samples with the same labels and other values.
    public func mapSamples<Other>(_ transform: (Value) throws -> Other) rethrows -> [String: Other] {
        try mapValues(transform)
    }
}

extension KeyValuePairs where Key == String {
    /// Returns samples with the same labels and other values, in the same order.
    public func mapSamples<Other>(_ transform: (Value) throws -> Other) rethrows -> [(String, Other)] {
        try map { pair in (pair.key, try transform(pair.value)) }
    }
}
