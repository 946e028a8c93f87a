/// A type that offers values of any kind in examples, captured by their structure.
///
///     enum Routes: TestableValue {
///         static let samples = [Route.home, .hotel(id: 7)]
///     }
public protocol TestableValue: SampleProvider {}
