/// A type that provides samples of an `Encodable` state, which are captured as JSON.
///
///     enum BookingStates: TestableState {
///         static let samples = ["loading": BookingState.loading, "failed": .failed("No connection")]
///     }
///
/// To capture effects too, use `StateAndEffect` or `Transitions` as samples.
public protocol TestableState: SampleProvider {}
