/// What holds samples, with or without labels.
///
///     static let samples = [CartState.empty, .full]                               // numbered from 1
///     static let samples = ["empty": CartState.empty, "full": .full]              // labelled
///     static let samples = [("empty", CartState.empty), ("full", .full)]          // labelled, and in this order
///     static let samples: KeyValuePairs = ["empty": CartState.empty, "full": .full]  // the same
///
/// It has no members, because a pair cannot conform to a protocol: that samples can be captured in the wanted way is
/// checked where the test is compiled.
public protocol SampleList {}

extension Array: SampleList {}
extension Dictionary: SampleList where Key == String {}
extension KeyValuePairs: SampleList where Key == String {}
