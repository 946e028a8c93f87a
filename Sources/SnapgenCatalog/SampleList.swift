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
