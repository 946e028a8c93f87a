/// A type that offers states in examples; each sample is `Encodable` and captured as JSON.
///
///     enum BookingStates: TestableState {
///         static let samples = ["loading": BookingState.loading, "failed": .failed("No connection")]
///     }
///
/// For what a state does next, offer `StateAndEffect` or `Transitions`.
public protocol TestableState: SampleProvider {}
